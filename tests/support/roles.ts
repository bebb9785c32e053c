import type { Page } from "@playwright/test";
import { BELOW, FAILED, HYDRATED } from "../../app/browser/attributes.ts";

/** The roles of what a page shows now, as assistive technology meets them, but for the owner's long texts ({@link outlineOf}). */
export async function rolesOf(page: Page): Promise<string> {
  await page.locator(`[${BELOW}]:not([${HYDRATED}], [${FAILED}])`).waitFor({ state: "detached" }); // its controls come with its code
  const texts = page.locator("[data-prose]");
  await texts.evaluateAll((all) => all.map((text) => text.setAttribute("hidden", "")));
  const snapshot = await page.locator("body").ariaSnapshot();
  await texts.evaluateAll((all) => all.map((text) => text.removeAttribute("hidden")));
  return outlineOf(snapshot);
}

/** The file of a page's roles in tests/site/accessibility-tree. */
export const rolesFile = (path: string): string => `${decodeURI(path).slice(1).replaceAll("/", "-").replaceAll(" ", "-") || "home"}.txt`;

/**
 * The roles of a page as assistive technology meets them, without what the owner decides: names are `"…"`, texts are left out, and what comes
 * several times in a row, or two things that take turns, are there once.
 *
 * @param snapshot As Playwright writes it.
 */
function outlineOf(snapshot: string): string {
  const lines = snapshot
    .split("\n")
    .filter((line) => !/^ *- (\/\w+:|text:|text$)/.test(line))
    .map((line) => line.replace(/^( *- )'(.*)'(:.*)?$/, (_, mark: string, role: string) => mark + role.replaceAll("''", "'")))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/, '"…"').replace(/^( *- [a-z]+(?: "…")?(?: \[[^\]]*\])*).*$/, "$1"));
  return withoutRepeats(lines).join("\n").concat("\n");
}

const depthOf = (line: string): number => line.search(/\S/);

/** Leaves out neighbours that are the same, from the inside out. */
function withoutRepeats(lines: readonly string[]): string[] {
  const parts: string[][] = [];
  const depth = depthOf(lines[0] ?? "");
  for (const line of lines) {
    if (depthOf(line) === depth) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  const kept: string[] = [];
  for (const [head = "", ...inner] of parts) {
    const part = [head, ...(inner.length > 0 ? withoutRepeats(inner) : [])].join("\n");
    if (part === kept.at(-1)) continue;
    if (part === kept.at(-2) && kept.at(-1) === kept.at(-3))
      kept.pop(); // the second time of two that take turns
    else kept.push(part);
  }
  return kept.flatMap((part) => part.split("\n"));
}
