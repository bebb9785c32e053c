import { z } from "zod";
import { contrast, luminance, mix } from "./colour.ts";
import { drawing, group, type Picker } from "./fields.ts";

const colour = (meaning: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as "#0b1f3a", in quotes' })
    .transform((value) => value.toLowerCase())
    .meta({ description: meaning, picker: "colour" satisfies Picker });

/** content/brand.yaml: what the site looks like; its colours can be read on one another (OWN-05). */
export const brandSchema = group({
  ink: colour("The dark colour: texts, the top bar, the footer."),
  plaster: colour("The light ground behind the first screen."),
  accent: colour("The colour of buttons and of what is marked."),
  weight: z.int().min(500).max(900).default(600).describe("How bold headings and buttons are."),
  mark: drawing("A small drawing beside the name, also the site's icon: an SVG file, as whoever drew it can give you.").optional(),
  logo: drawing("A logo in place of mark and name: an SVG file that has the name in it.").optional(),
  horizon: drawing("The hills above the footer, as one line: an SVG file.").optional(),
}).superRefine((brand, { addIssue }) => {
  for (const { colour, message } of contrastFaults(brand)) addIssue({ code: "custom", path: [colour], message });
});

export type Brand = z.infer<typeof brandSchema>;

/** A drawing as the site uses it: what is in an SVG of this box, and how wide it is for its height. */
export interface Drawing {
  viewBox: string;
  aspect: number;
  /** Shapes alone, safe to be written into any SVG. */
  markup: string;
}

/** What code shows of a brand: how large its drawings are. The drawings themselves are in the sprite. */
export function siteBrandOf({ mark, logo }: Brand) {
  const boxOf = (drawing: Drawing | undefined) => drawing && { viewBox: drawing.viewBox, aspect: drawing.aspect };
  return { mark: boxOf(mark), logo: boxOf(logo) };
}

type BrandColour = "ink" | "plaster" | "accent";

/** The brand's colours, from which all others follow. */
export type BrandColours = Record<BrandColour, string>;

/** The ink that the shades in the stylesheets are written for. */
const WRITTEN_FOR = "#0b1f3a";

/** A colour mixed with black and with white, from the colour itself on. */
const mixesOf = (colour: string): string[] =>
  Array.from({ length: 101 }, (_, percent) => ["#000000", "#ffffff"].map((other) => mix(colour, other, percent / 100))).flat();

/** The brand's ink mixed with black or white until it is as light as `shade`, which is written for {@link WRITTEN_FOR}. */
export function shadeOf({ ink }: BrandColours, shade: string): string {
  if (ink === WRITTEN_FOR) return shade;
  const farFrom = (colour: string) => Math.abs(luminance(colour) - luminance(shade));
  return mixesOf(ink).reduce((nearest, other) => (farFrom(other) < farFrom(nearest) ? other : nearest));
}

/** The words on the accent: near-black or white, whichever is read better. */
export function onAccentOf({ accent }: BrandColours): string {
  const [dark, light] = ["#14120a", "#ffffff"] as const;
  return contrast(dark, accent) >= contrast(light, accent) ? dark : light;
}

/** What is read on what, and whose fault it is if it can't be. */
const READ: { what: string; colour: BrandColour; pair: (brand: BrandColours) => [string, string] }[] = [
  { what: "Text in it on white", colour: "ink", pair: ({ ink }) => [ink, "#ffffff"] },
  { what: "Text on it, as in the footer,", colour: "ink", pair: (brand) => [shadeOf(brand, "#f2f6fa"), brand.ink] },
  { what: "Text in it on the plaster", colour: "ink", pair: ({ ink, plaster }) => [ink, plaster] },
  { what: "The quieter text on it", colour: "plaster", pair: (brand) => [shadeOf(brand, "#3f5066"), brand.plaster] },
  { what: "A button's words on it", colour: "accent", pair: (brand) => [onAccentOf(brand), brand.accent] },
];

/** The least contrast of text, of WCAG's level AA. */
const MIN_CONTRAST = 4.5;

/** What cannot be read well enough in a brand's colours, with the nearest colour that can. */
export function contrastFaults(brand: BrandColours): { colour: BrandColour; message: string }[] {
  return (["ink", "plaster", "accent"] as const).flatMap((colour) => {
    const pairs = READ.filter((read) => read.colour === colour);
    const faultOf = (tried: BrandColours) => pairs.find(({ pair }) => contrast(...pair(tried)) < MIN_CONTRAST);
    const bad = faultOf(brand);
    if (!bad) return [];
    const nearest = mixesOf(brand[colour]).find((other) => !faultOf({ ...brand, [colour]: other }));
    const figure = (Math.floor(contrast(...bad.pair(brand)) * 10) / 10).toFixed(1);
    const remedy = nearest ? ` The nearest colour that can is "${nearest}".` : " Choose another.";
    const message = `is ${brand[colour]}. ${bad.what} has a contrast of ${figure} to 1 and needs ${MIN_CONTRAST} to 1.${remedy}`;
    return [{ colour, message }];
  });
}
