import { expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import { findPlaceholders } from "./find-placeholders.ts";

const unreachable = { display: "021 000 0003", href: "tel:+27210000003" };

test.each([
  ["phone", { phone: unreachable }, "tel:+27210000003"],
  ["footerPhone", { footerPhone: unreachable }, "tel:+27210000003"],
  ["chatPhone", { chatPhone: "27210000003" }, "27210000003"],
  ["email", { email: "someone@example.com" }, "someone@example.com"],
  ["email", { email: "someone@example.co.za" }, "someone@example.co.za"],
  ["website", { website: "https://www.example.com" }, "https://www.example.com"],
  ["address.street", { address: { ...business.address, street: "20 Example Street" } }, "20 Example Street"],
  ["address.suburb", { address: { ...business.address, suburb: "Langeberg Glen" } }, "Langeberg Glen"],
  ["shortName", { shortName: "Langeberg" }, "Langeberg"],
  ["surname", { surname: "Air & Home" }, "Air & Home"],
  ["name", { name: "Langeberg Air & Home" }, "Langeberg Air & Home"],
  ["video.address", { video: { ...business.video, address: "https://youtu.be/placeholder" } }, "https://youtu.be/placeholder"],
  ["socials", { socials: [{ name: "Facebook", icon: "facebook", address: "https://www.facebook.com/" }] }, "https://www.facebook.com/"],
  [
    "socials",
    { socials: [{ name: "WhatsApp", icon: "whatsapp", address: "https://api.whatsapp.com/send/?phone=27210000003" }] },
    "https://api.whatsapp.com/send/?phone=27210000003",
  ],
])("DATA-03 reports a placeholder in %s", (field, placeholder, value) => {
  expect(findPlaceholders({ ...business, ...placeholder })).toEqual([{ field, value, reason: expect.stringMatching(/\bSet the\b/) }]);
});

test("DATA-03 reports every placeholder that is left, and none once the facts are the business's own", () => {
  const left = findPlaceholders({ ...business, phone: unreachable, email: "someone@example.com" });
  expect(left.map(({ field }) => field)).toEqual(["phone", "email"]);
  expect(findPlaceholders(business)).toEqual([]);
});

test("DATA-03 a page elsewhere that is the host alone is a placeholder, with and without its slash", () => {
  for (const address of ["https://www.facebook.com", "https://www.facebook.com/"]) {
    const left = findPlaceholders({ ...business, socials: [{ name: "Facebook", icon: "facebook", address }] });
    expect(left.map(({ value }) => value)).toEqual([address]);
  }
});

test.each([
  ["chatPhone", { chatPhone: "12721000123" }],
  ["address.suburb", { address: { ...business.address, suburb: "New Langeberg Glen" } }],
  ["address.suburb", { address: { ...business.address, suburb: "Langeberg Glen North" } }],
  ["name", { name: "The Langeberg Air & Home" }],
  ["name", { name: "Langeberg Air & Homes" }],
  ["shortName", { shortName: "Langeberg Cold" }],
  ["shortName", { shortName: "Klein Langeberg" }],
  ["surname", { surname: "Air & Homes" }],
  ["surname", { surname: "Cold Air & Home" }],
  ["address.street", { address: { ...business.address, street: "1 Examples Street" } }],
  ["website", { website: "https://www.counterexample.test" }],
  ["email", { email: "hello@myexample.test" }],
  ["socials", { socials: [{ name: "Facebook", icon: "facebook", address: "https://go.test/?to=https://facebook.test" }] }],
])("DATA-03 %s is the business's own where it only has a placeholder within", (_field, own) => {
  expect(findPlaceholders({ ...business, ...own })).toEqual([]);
});
