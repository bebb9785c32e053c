/** The part of the package that the site uses; it has no types of its own. */
declare module "heic-decode" {
  export default function decode(file: { buffer: Uint8Array }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
