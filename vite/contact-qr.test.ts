import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Business } from "../app/schema/business.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { business } from "../tests/fixtures/business.ts";
import { writeContactQr } from "./contact-qr.ts";

/** Reads the QR code of the rendered file, as a camera would see it. */
async function read(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 400 })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

const longest: Business = {
  ...business,
  name: "Zoë & Smith Refrigeration, Electrical and Home Renovation",
  website: "https://www.very-long-name-refrigeration-works.co.za",
  email: "bookings.and.quotes@very-long-name-refrigeration-works.co.za",
};

describe("the QR code on paper", () => {
  test.each([
    ["the made-up business", business],
    ["one with a long name, an umlaut and a comma", longest],
  ])("is read as the contact card of %s", async (_what, facts) => {
    expect(await read(writeContactQr(facts, "Save our number"))).toBe(writeContactCard(facts));
  });

  test("says below it what it is for, and the site's address", () => {
    const svg = writeContactQr(business, "Save & call");
    expect(svg).toContain(">Save &amp; call</text>");
    expect(svg).toContain(">www.kloofcooling.co.za</text>");
  });

  test("the card has name, both numbers, e-mail, address and website", () => {
    expect(writeContactCard(business).split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:;;;;",
      "FN:Kloof Cooling & Home",
      "ORG:Kloof Cooling & Home",
      "TEL:+27215560137",
      "TEL:+27825560138",
      "EMAIL:bookings@kloofcooling.co.za",
      "ADR:;;14 Roeland Street\\, Gardens;Cape Town;Western Cape;8001;ZA",
      "URL:https://www.kloofcooling.co.za",
      "END:VCARD",
      "",
    ]);
  });
});
