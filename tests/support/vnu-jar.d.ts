declare module "vnu-jar" {
  /** Path of the W3C checker's jar file. */
  const path: string;
  export default path;
}
