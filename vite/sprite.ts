import { AIR_OUTLINE, HORIZON_OUTLINE, STARS_OUTLINE } from "../app/ui/sprite/outlines.ts";

/**
 * Writes the file of `app/ui/sprite/sprite-url.ts`.
 *
 * @param brandIcons Outlines by the brands' names, each in a square of 24 by 24.
 */
export function writeSprite(brandIcons: ReadonlyMap<string, string>): string {
  const icons = [...brandIcons].map(([name, outline]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${outline}"/></symbol>`);
  const lines = Object.entries({ horizon: HORIZON_OUTLINE, air: AIR_OUTLINE }).map(
    ([name, outline]) => `<path id="${name}" d="${outline}" vector-effect="non-scaling-stroke"/>`,
  );
  const stars = `<path id="stars" d="${STARS_OUTLINE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...lines, stars].join("")}</svg>`;
}
