import { expect, test } from "vitest";
import { analyticsSchema } from "./analytics.ts";

const UUID = "e676c9b4-11e4-4ef1-a4d7-87001773e9f2";

test.each([
  ["plausible", "kloof.co.za", "https://plausible.io/js/script.js", { "data-domain": "kloof.co.za" }],
  ["umami", UUID, "https://cloud.umami.is/script.js", { "data-website-id": UUID }],
  ["google", "G-ABC123DEF4", "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4", {}],
])("OWN-06 %s counts with its own script; only Google's asks for consent", (service, id, script, attributes) => {
  expect(analyticsSchema.parse({ service, id })).toMatchObject({ service, script, attributes, needsConsent: service === "google" });
});

test("OWN-06 an id of another form is refused with what to write", () => {
  expect(analyticsSchema.safeParse({ service: "google", id: "UA-123" }).error?.issues[0]?.message).toMatch(
    /the measurement ID, such as G-/,
  );
});
