/** Red, green and blue of a colour as `#rrggbb`, from 0 to 255. */
const channelsOf = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** How light a colour is, from 0 to 1 (WCAG 2.2). */
export const luminance = (colour: string): number =>
  channelsOf(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, light, index) => sum + light * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another in it, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const added = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, index) => Math.round(channel + ((added[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
