import type { Picture } from "../app/schema/fields.ts";
import { AIR_URL } from "../app/sections/home-hero/air-url.ts";
import type { FileList } from "./generated-files.ts";

/** The picture width, in pixels, that the lines were drawn for. */
const DRAWN_FOR = 1600;

/** Lines from the unit's outlet, at 0 0, down the wall and along the floor. */
const LINES = [
  "M-59-1C-71 145-231 115-401 185C-621 275-741 555-981 577C-1061 585-1121 582-1221 582",
  "M-1 3C-11 225-231 175-401 245C-621 340-741 565-961 585C-1061 593-1121 590-1221 590",
  "M59 1C59 305-211 245-401 315C-591 385-741 575-941 593C-1041 601-1121 598-1221 598",
];

/** The lines of air drawn over the home page's hero picture, as an SVG with that picture's aspect ratio. */
export const air: FileList = ({ content }) => {
  const { image } = content.pages.home.hero;
  return image.air ? [{ path: AIR_URL, make: () => writeAir(image, image.air) }] : [];
};

function writeAir({ width, height }: Picture, [x, y]: [number, number] = [0, 0]): string {
  const place = `translate(${(width * x) / 100} ${(height * y) / 100})scale(${width / DRAWN_FOR})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="${LINES.join("")}" transform="${place}" fill="none" stroke="#fff" stroke-width="3.5"/></svg>`,
  ].join("");
}
