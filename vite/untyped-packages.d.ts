/** What the build uses of packages that have no types of their own. */
declare module "heic-decode" {
  export default function decode(file: { buffer: Uint8Array }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
declare module "subset-font" {
  export default function subsetFont(font: Buffer, letters: string, options: object): Promise<Buffer>;
}
