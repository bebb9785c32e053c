import { expect, test } from "vitest";
import { analyticsSchema } from "./analytics.ts";

const UUID = "e676c9b4-11e4-4ef1-a4d7-87001773e9f2";

test.each([
  ["plausible", "kloof.co.za", "https://plausible.io/js/script.js", "data-domain"],
  ["umami", UUID, "https://cloud.umami.is/script.js", "data-website-id"],
])("OWN-06 %s counts with its own script, which knows the site by its id", (service, id, script, attribute) => {
  expect(analyticsSchema.parse({ service, id })).toMatchObject({ script, attribute, id });
});

test("OWN-06 an id of another form is refused with what to write", () => {
  expect(analyticsSchema.safeParse({ service: "umami", id: "UA-123" }).error?.issues[0]?.message).toMatch(/the website's ID of 36 letters/);
});
