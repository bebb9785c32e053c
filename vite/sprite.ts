/** Table Mountain from the bay, true to scale: Devil's Peak, the table with Platteklip's notch, Lion's Head and Signal Hill.
 * Taken from the table of heights that the pictures are rendered from (docs/pictures.md), as one curve that never overshoots a height. */
const HORIZON_OUTLINE =
  "M0 150c10.7-1 21.3-1.4 32-3 8-1.2 16-4.6 24-8 7.7-3.2 15.3-8.4 23-13 6.7-4 13.3-8.1 20-13 6-4.4 12-9.6 18-15 8-7.2 16-16.5 24-24 5.7-5.3 11.3-12.1 17-15 1.7-.9 3.3-2 5-2 1.7 0 3.3 1.1 5 2 5 2.7 10 11.2 15 16 2.7 2.5 5.3 6.6 8 7 5 .7 10 1 15 1 1.7 0 3.3-4.1 5-7 2.3-4 4.7-13.2 7-16 2-2.4 4-4 6-5 3-1.5 6-2.4 9-3 4.7-1 9.3-1.6 14-2 6.3-.5 12.7-1 19-1 33.3 0 66.7 .1 100 1 3.3 .1 6.7 5 10 5 3.3 0 6.7-5 10-5 36 0 72 .1 108 1 2 0 4 .4 6 1 2 .6 4 12 6 16 4.7 9.3 9.3 14 14 21 2 3 4 6.5 6 9 4 4.9 8 8.3 12 12 4.3 4 8.7 8.1 13 11 4.3 2.9 8.7 7 13 7 4 0 8-1.5 12-3 4.3-1.6 8.7-5.7 13-9 6.7-5.1 13.3-11.1 20-17 3.7-3.2 7.3-10 11-10 4 0 8 8.1 12 12 6 5.8 12 13.5 18 17 3 1.7 6 4 9 4 6 0 12-5 18-5 3.7 0 7.3 1 11 2 4 1.1 8 4.3 12 7 7.7 5.2 15.3 16.7 23 20 4.3 1.9 8.7 2.7 13 4";

/** The end of a line of air: it comes from far away, as its place cuts it off. */
const CURL_OUTLINE = "M-2000 62H78c20 0 35-11 35-27 0-13-9-22-20.5-22C82 13 75 20 75 29c0 7 5 12 11.5 12";

/** The five stars of a rating, in a box 120 wide and 20 high. */
const STARS_OUTLINE = [0, 25, 50, 75, 100]
  .map((left) => `M${left + 10} 1l2.7 5.8 6.3.8-4.65 4.35 1.2 6.25-5.55-3.05-5.55 3.05 1.2-6.25L${left + 1} 7.6l6.3-.8z`)
  .join("");

/**
 * Writes the file of `app/ui/sprite/sprite-url.ts`.
 *
 * @param drawings The icons as SVG elements by their names, each in a square of 24 by 24.
 */
export function writeSprite(drawings: ReadonlyMap<string, string>): string {
  const icons = [...drawings].map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`);
  const lines = Object.entries({ horizon: HORIZON_OUTLINE, curl: CURL_OUTLINE }).map(
    ([name, outline]) => `<path id="${name}" d="${outline}" vector-effect="non-scaling-stroke"/>`,
  );
  const stars = `<path id="stars" d="${STARS_OUTLINE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...lines, stars, ...icons].join("")}</svg>`;
}
