import { afterEach, expect, test, vi } from "vitest";
import { applyStoredPreferences } from "./stored-preferences.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [
    { theme: "dark", direction: "rtl" },
    { dataset: { theme: "dark" }, dir: "rtl" },
  ],
  [
    { theme: "light", direction: "ltr" },
    { dataset: { theme: "light" }, dir: "ltr" },
  ],
  [
    { theme: "blue", direction: "down" },
    { dataset: {}, dir: "" },
  ],
  [{}, { dataset: {}, dir: "" }],
])("NAV-06 stored choices that the site offers are applied, and no others: %o", (localStorage, expected) => {
  const documentElement = { dataset: {}, dir: "" };
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("document", { documentElement });
  applyStoredPreferences();
  expect(documentElement).toEqual(expected);
});
