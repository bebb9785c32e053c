import { content } from "../support/content.ts";
import { KIND_PATHS, LIST_PATHS } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

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

const nameOf = (path: string): string => decodeURI(path).slice(1).replaceAll("/", "-").replaceAll(" ", "-") || "home";

const kindPage = (list: string) => LIST_PATHS.find((path) => path.startsWith(list)) ?? list;

const PAGES = [
  ...KIND_PATHS.map((path) => ({ name: nameOf(path), path })),
  { name: "services-of-a-kind", path: kindPage("/services/") },
  { name: "blogs-of-a-kind", path: kindPage("/blogs/") },
  { name: "failure", path: "/no-such-page" },
];

for (const { name, path } of PAGES)
  test(`the roles of ${path} are in the order in which they were read through once: ${name}`, async ({ page }) => {
    await page.route(
      ({ origin }) => origin === new URL(content.business.map.embed).origin,
      (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
    );
    await openHydrated(page, path);
    await page.locator("[data-prose]").evaluateAll((texts) => texts.map((text) => text.replaceChildren()));
    expect(outlineOf(await page.locator("body").ariaSnapshot())).toMatchSnapshot(`${name}.txt`);
  });
