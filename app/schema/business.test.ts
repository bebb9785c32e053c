import { describe, expect, test } from "vitest";
import { business, references } from "../../tests/fixtures/business.ts";
import { FACTS } from "../../tests/fixtures/kloof.ts";
import { businessSchema } from "./business.ts";
import { resolveWith } from "./fields.ts";
import { typeset } from "./typeset.ts";

resolveWith(references);

/** Where the facts are wrong with another value in a place such as `address.country`, and what is said of it. */
function told(place: string, value: unknown): string | undefined {
  const changed = structuredClone<Record<string, unknown>>(FACTS);
  const path = place.split(".");
  const last = path.pop() as string;
  path.reduce((part, name) => part[name] as Record<string, unknown>, changed)[last] = value;
  return businessSchema
    .safeParse(changed)
    .error?.issues.map(({ path: found, message }) => `${found.join(".")} ${message}`)
    .join("; ");
}

describe("DATA-03 the facts of the business", () => {
  test("give the address as one line, and each phone number as shown and as dialled", () => {
    const phone = { display: "021 556 0137", href: "tel:+27215560137" };
    const footerPhone = { display: "082 556 0138", href: "tel:+27825560138" };
    const address = { ...FACTS.address, line: "14\u00a0Roeland Street, Gardens, Cape\u00a0Town" };
    const { hours, analytics, legal, ...rest } = FACTS;
    const answers = Object.fromEntries(Object.entries(FACTS.answers).map(([name, answer]) => [name, typeset(answer)]));
    const written = { ...rest, answers, video: { ...FACTS.video, title: typeset(FACTS.video.title) } };
    expect(business).toMatchObject({ ...written, phone, footerPhone, address });
    expect(businessSchema.parse({ ...FACTS, phone: "0215560137", footerPhone: "+27825560138" })).toEqual(business);
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
    ["map.view", ["https://kloof.test/a?b=c"], ["http://kloof.test", "www.kloof.test", "/contact", ""]],
    ["website", ["https://www.kloof.test", "https://www.kloof.test/"], ["www.kloof.test"]],
    ["email", ["hello@kloof.test"], ["hello"]],
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
