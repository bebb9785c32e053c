import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

const names = { name: "Protea Plumbing & Tiling", shortName: "Protea" };

test.each([
  ["/a", "Geysers", "Geysers | Protea Plumbing & Tiling"],
  ["/a", "Geyser repairs and replacement in Stellenbosch", "Geyser repairs and replacement in Stellenbosch | Protea"],
  ["/a", "Geyser repairs and replacement in Stellenbosch and Paarl", "Geyser repairs and replacement in Stellenbosch and Paarl"],
  ["/", "Plumbing in Stellenbosch", "Plumbing in Stellenbosch"],
])("RT-01 the tab of %s, named '%s', says '%s'", (path, title, said) => {
  expect(pageTitle({ path, title }, names)).toBe(said);
});

test("RT-01 the tab says a page's own words for it", () => {
  expect(pageTitle({ path: "/a", title: "Geysers", tabTitle: "Geysers in Paarl" }, names)).toBe(
    "Geysers in Paarl | Protea Plumbing & Tiling",
  );
});
