/** Types for the parts we use of packages that ship none. */
declare module "heic-decode" {
  export default function decode(file: { buffer: Uint8Array }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
declare module "subset-font" {
  export default function subsetFont(font: Buffer, letters: string, options: object): Promise<Buffer>;
}
