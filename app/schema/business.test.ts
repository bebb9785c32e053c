import { describe, expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import { businessSchema } from "./business.ts";
import { createFields, noReferences } from "./fields.ts";

const fields = createFields({
  ...noReferences,
  brandIcon: (name) => (["facebook", "pinterest", "whatsapp"].includes(name) ? name : undefined),
  films: new Map([["visit.mp4", "/films/visit.1a2b3c4d.mp4"]]),
});

/** The facts of the made-up business as its owner would write them. */
const raw = {
  ...business,
  phone: "+27 28 311 0123",
  footerPhone: "+27 82 311 0124",
  address: (({ line: _, ...written }) => written)(business.address),
  hours: { summary: (({ whole: _, ...written }) => written)(business.hours.summary), days: business.hours.days },
};

/** Where the facts are wrong with another value in a place such as `address.country`, and what is said of it. */
function told(place: string, value: unknown): string | undefined {
  const changed = structuredClone<Record<string, unknown>>(raw);
  const path = place.split(".");
  const last = path.pop() as string;
  path.reduce((part, name) => part[name] as Record<string, unknown>, changed)[last] = value;
  return businessSchema(fields)
    .safeParse(changed)
    .error?.issues.map(({ path: found, message }) => `${found.join(".")} ${message}`)
    .join("; ");
}

describe("DATA-03 the facts of the business", () => {
  test("are what the owner writes, with each phone number to be read and to be dialled", () => {
    expect(businessSchema(fields).parse(raw)).toEqual(business);
    expect(businessSchema(fields).parse({ ...raw, phone: "0283110123", footerPhone: "+27823110124" })).toEqual(business);
  });

  test.each([
    [
      "phone",
      ["+27 82 000 9999", "+27820009999", "082 000 9999", "0820009999"],
      ["82 000 9999", "0082 000 9999", "+27 82 000 999", "+26 82 000 9999", "+27 082 000 9999", "tel: +27 82 000 9999"],
    ],
    ["chatPhone", ["12345678", "123456789012345"], ["1234567", "+27823110124", "27 82 311 0124", "whatsapp"]],
    ["address.country", ["NA"], ["Z", "ZAF"]],
    ["position.latitude", [-35, -22], [-36, -21, "-30"]],
    ["founded", [1900, 2100], [1899, 2101, 1998.5]],
    ["answers.payment", ["Yes.", "Why not?"], ["Yes", "Yes. Mostly"]],
    ["map.view", ["https://protea.test/a?b=c"], ["http://protea.test", "www.protea.test", "/contact", ""]],
    ["website", ["https://www.protea.test", "https://www.protea.test/"], ["https://protea.test/a?b=c", "www.protea.test"]],
    ["email", ["hello@protea.test"], ["hello"]],
    ["chatIcon", ["pinterest"], ["no-such"]],
    ["name", ["a".repeat(60)], ["", " ", "a".repeat(61)]],
    ["video.address", ["https://youtu.be/abc", "visit.mp4"], ["http://youtu.be/abc", "/films/visit.mp4", "visits.mp4"]],
  ])("DATA-02 a wrong %s is reported at its place", (place, right, wrong) => {
    for (const value of right) expect(told(place, value), String(value)).toBeUndefined();
    for (const value of wrong) expect(told(place, value), String(value)).toMatch(new RegExp(`^${place} `));
  });

  test("DATA-02 a group that has no such field is reported", () => {
    expect(told("address.other", "a")).toMatch(/^address /);
  });
});
