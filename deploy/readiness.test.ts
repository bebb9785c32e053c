import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";
import { refuseUnready } from "./readiness.ts";

/** A folder with these facts and a question about the phone. */
const site = (facts: string): string =>
  contentFolder({
    "business.yaml": facts,
    "launch.yaml": "reach:\n  - { ask: What's your number?, at: content/business.yaml phone, was: +27 21 000 }\n",
  });

test("OWN-01 the example is not published", () => {
  expect(() => refuseUnready(site("phone: +27 21 555 0001\nexample: true\n"))).toThrow("This is still the example business");
});

test("DEPLOY-01 a site on which nobody can be reached is not published", () => {
  expect(() => refuseUnready(site("phone: +27 21 000 0001\n"))).toThrow("content/business.yaml:1: What's your number?");
  expect(() => refuseUnready(site("phone: +27 21 555 0001\n"))).not.toThrow();
});
