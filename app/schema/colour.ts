/** Colours as `#rrggbb`, and in OKLCH, where equal steps look equal. */

/** @see https://bottosson.github.io/posts/oklab/ */
interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number;
  /** From 0 (grey) on. */
  chroma: number;
  /** In radians. */
  hue: number;
}

type Three = [number, number, number];

/** Red, green and blue as amounts of light, from 0 to 1. */
const lightOf = (colour: string): Three =>
  [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) =>
    lightOf(colour).reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function toOklch(colour: string): Oklch {
  const [r, g, b] = lightOf(colour);
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as Three;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, blue), hue: Math.atan2(blue, a) };
}

/** The nearest colour that a screen has: one that is too strong loses chroma. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((part) => part ** 3) as Three;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (chroma > 0.001 && light.some((part) => part < -0.001 || part > 1.001)) return fromOklch({ lightness, chroma: chroma * 0.97, hue });
  const digits = light.map((part) => {
    const within = Math.min(1, Math.max(0, part));
    const coded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
