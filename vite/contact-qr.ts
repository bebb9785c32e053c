/** The QR code on printed pages: scanning it saves the business as a contact. */
import encodeQr from "qr";
import type { Business } from "../app/schema/business.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { escapeXml } from "../app/seo/escape-xml.ts";

/** The white border that ISO/IEC 18004 requires around a QR code, in modules. */
const QUIET_ZONE = 4;

/** The printed width in millimetres: modules are then 0.4 mm, which phones read from a hand's distance. */
const WIDTH_MM = 30;

/** Line height and font size of the words below, in millimetres, and the width of their widest letter in em. */
const LINE_MM = 4;
const WORDS_SIZE = 3;
const LETTER_WIDTH = 0.62;

/**
 * Writes the SVG that the header shows only in print (app/sections/site-header): the QR code, what it is for, and the site's address. The
 * words are in the file to keep them out of the pages' HTML.
 *
 * @param label What the code is for, such as: Save our number.
 */
export function writeContactQr(business: Business, label: string): string {
  const code = encodeQr(writeContactCard(business), "svg", { ecc: "medium", border: QUIET_ZONE });
  const lines = [label, business.website.replace("https://", "")];
  const size = Math.min(WORDS_SIZE, ...lines.map((line) => WIDTH_MM / (line.length * LETTER_WIDTH)));
  const height = WIDTH_MM + lines.length * LINE_MM;
  const words = lines.map((line, index) => `<text x="${WIDTH_MM / 2}" y="${WIDTH_MM + (index + 0.5) * LINE_MM}">${escapeXml(line)}</text>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_MM} ${height}" width="${WIDTH_MM}mm" height="${height}mm">`,
    `<path fill="#fff" d="M0 0h${WIDTH_MM}v${WIDTH_MM}H0z"/>${code.replace("<svg", `<svg width="${WIDTH_MM}" height="${WIDTH_MM}"`)}`,
    `<g font-family="Arial,sans-serif" font-size="${size.toFixed(2)}" text-anchor="middle">${words.join("")}</g></svg>`,
  ].join("");
}
