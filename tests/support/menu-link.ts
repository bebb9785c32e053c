import type { Locator, Page } from "@playwright/test";
import { menuLabel } from "./content.ts";

/** The header's link to the page at a path, in the row of links on wide screens. */
export const menuLink = (page: Page, path: string): Locator =>
  page
    .locator("header")
    .getByRole("link", { name: menuLabel(path) })
    .first();
