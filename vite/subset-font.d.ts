declare module "subset-font" {
  /** Cuts a font down to the given letters. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, { min: number; max: number }>;
      keepFeatures?: readonly string[];
      preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
