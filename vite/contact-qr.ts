/** The QR code on printed pages: a phone that reads it saves the business as a contact. */
import encodeQr from "qr";
import type { Business } from "../app/schema/business.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";

/** The white around a QR code, as its standard asks (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

/** The printed width in millimetres: a module is 0.4 mm then, which phones read from a hand's distance. */
const WIDTH_MM = 30;

/** The size of the words below, in modules, and how wide one of their letters is at most, in parts of that size. */
const WORDS_SIZE = 6;
const LETTER_WIDTH = 0.62;

/**
 * Writes the SVG file that the header shows on paper only (app/sections/site-header): the QR code, what it is for, and the site's address. The
 * words are in the file, so that the pages do not carry them for the screen.
 *
 * @param label What the code is for, such as: Save our number.
 */
export function writeContactQr(business: Business, label: string): string {
  const modules = encodeQr(writeContactCard(business), "raw", { ecc: "medium", border: QUIET_ZONE });
  const width = modules.length;
  const lines = [label, business.website.replace("https://", "")];
  const size = Math.min(WORDS_SIZE, ...lines.map((line) => width / (line.length * LETTER_WIDTH)));
  const height = width + lines.length * WORDS_SIZE * 1.25;
  const words = lines.map(
    (line, index) => `<text x="${width / 2}" y="${width + index * WORDS_SIZE * 1.25 + WORDS_SIZE / 2}">${escapeXml(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${WIDTH_MM}mm" height="${(WIDTH_MM * height) / width}mm">`,
    `<path fill="#fff" d="M0 0h${width}v${width}H0z"/><path shape-rendering="crispEdges" d="${modulesPath(modules)}"/>`,
    `<g font-family="Arial,sans-serif" font-size="${size.toFixed(2)}" text-anchor="middle">${words.join("")}</g></svg>`,
  ].join("");
}

/** The dark modules as one path: a rectangle for each run of them in a row. */
const modulesPath = (modules: boolean[][]): string =>
  modules
    .flatMap((row, y) =>
      [...row.map(Number).join("").matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
