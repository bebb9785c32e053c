import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

const names = { name: "Protea Plumbing & Tiling", shortName: "Protea" };

test.each([
  ["/a", "Geysers", "Geysers | Protea Plumbing & Tiling"],
  ["/a", "Geyser repairs and replacement in Stellenbosch", "Geyser repairs and replacement in Stellenbosch | Protea"],
  ["/a", "Geyser repairs and replacement in Stellenbosch and Paarl", "Geyser repairs and replacement in Stellenbosch and Paarl"],
  ["/", "Plumbing in Stellenbosch", "Plumbing in Stellenbosch"],
  ["/", "Home", "Plumbing in Stellenbosch", "Plumbing in Stellenbosch"],
  ["/a", "Geysers", "Geysers in Paarl | Protea Plumbing & Tiling", "Geysers in Paarl"],
])("RT-01 the tab of %s, named '%s', says '%s'", (path, title, said, tabTitle?: string) => {
  expect(pageTitle({ path, title, tabTitle }, names)).toBe(said);
});
