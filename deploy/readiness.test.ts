import { expect, test } from "vitest";
import type { Business } from "../app/schema/business.ts";
import { refuseUnready } from "./readiness.ts";

const OWN = {
  name: "Kloof Cooling & Home",
  shortName: "Kloof",
  surname: "Cooling & Home",
  phone: { href: "tel:+27215550001" },
  footerPhone: { href: "tel:+27215550002" },
  chatPhone: "27825550001",
  email: "sipho@kloof.co.za",
  website: "https://www.kloof.co.za",
  address: { street: "12 Kloof Street", suburb: "Gardens" },
  video: { address: "film.mp4" },
  socials: [],
} as unknown as Business;

const EXAMPLE = { ...OWN, example: true } as unknown as Business;
const UNREACHABLE = { ...OWN, phone: { href: "tel:+27210000001" } } as unknown as Business;

test("OWN-01 the example is not published, unless the owner says so", () => {
  expect(() => refuseUnready(EXAMPLE, {})).toThrow("This is still the example business");
  expect(() => refuseUnready(EXAMPLE, { "publish-unreachable-anyway": true })).toThrow("This is still the example business");
  expect(() => refuseUnready(EXAMPLE, { "publish-the-example-anyway": true })).not.toThrow();
});

test("DEPLOY-01 a site on which nobody can be reached is not published, unless the owner says so", () => {
  expect(() => refuseUnready(UNREACHABLE, {})).toThrow("phone is tel:+27210000001");
  expect(() => refuseUnready(UNREACHABLE, { "publish-unreachable-anyway": true })).not.toThrow();
  expect(() => refuseUnready(OWN, {})).not.toThrow();
});
