import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { business, content } from "../support/content.ts";
import { expectEveryLook, expectWidth } from "../support/page-looks.ts";
import { ALL_PATHS, KIND_PATHS, LIST_PATHS } from "../support/paths.ts";
import { rolesFile, rolesOf } from "../support/roles.ts";
import { expect, test } from "../support/test.ts";

/** The side of the least target, in CSS pixels, for what is no link within a text. WCAG 2.2 AA asks for 24. */
const LEAST_TARGET = 44;

/** The pages whose roles are written down, one of each kind, and the files: each was read through once as it is heard. */
const ROLES = new Map([
  ...KIND_PATHS.map((path) => [path, rolesFile(path)] as const),
  ...["services", "blogs"].map((list) => [LIST_PATHS.find((path) => path.startsWith(`/${list}/`)) ?? "", `${list}-of-a-kind.txt`] as const),
]);

/** A text without its white space's differences, for comparing two renders of it. */
const textOf = (html: string) => html.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.slow(); // it opens every page, in one tab: a new tab for each would take nearly twice the time (decision 0030)

  test("RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 every page has status 200 and its own full HTML, with landmarks, headings in order and a skip link", async ({
    page,
  }) => {
    for (const path of ALL_PATHS)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        const title = await page.title();
        if (path === "/") expect(title).toBe(content.pages.home.title);
        else expect(/^(\S.+) \| (.*)$/.exec(title)?.slice(1), path).toEqual([expect.any(String), business.name]);
        await expect(page.locator("h1")).toHaveCount(1);
        const words = textOf((await page.locator("main").textContent()) ?? "").split(" ").length;
        expect(words, `words in the main part of ${path}`).toBeGreaterThan(60);
        const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
        expect(new URL(canonical ?? "").pathname).toBe(path);
        const description = await page.locator("meta[name=description]").getAttribute("content");
        expect(description?.length, `the description of ${path}`).toBeGreaterThan(60);

        for (const landmark of ["header", "main", "footer"]) await expect(page.locator(`#root > div > ${landmark}`)).toHaveCount(1);
        const levels = await page
          .locator("h1, h2, h3, h4")
          .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(jumps, `levels ${levels.join(" ")} of ${path}`).toEqual([]);
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
      });
  });
});

const EACH = "hydrates without an error, requests nothing from other hosts, has its roles, axe finds nothing, every target has room";
const ONE_OF_A_KIND = "Equal Access and axe in dark find nothing, text of any size has room";

// The other pages of a kind have these looks in every-page.long.spec.ts.
for (const path of ALL_PATHS) {
  const isOneOfAKind = KIND_PATHS.includes(path);
  test(`NAV-08 CALL-01 ${EACH}${isOneOfAKind ? `, ${ONE_OF_A_KIND}` : ""}, and nothing scrolls sideways: ${path}`, async ({
    page,
    faults,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(path);
    const before = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const after = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
    expect(after.length).toBeGreaterThan(before.length * 0.98);
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([baseURL]);
    if (ROLES.has(path)) expect(await rolesOf(page)).toMatchSnapshot(ROLES.get(path) ?? "");

    await page.emulateMedia({ colorScheme: "light" });
    expect(await axeViolations(page), "light").toEqual([]);
    expect(await smallTargets(page), "targets").toEqual([]);
    if (isOneOfAKind) await expectEveryLook(page);
    else await expectWidth(page, 320);
  });
}

/** The buttons and links that are smaller than a finger needs. A link within a sentence may be: its line decides. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, [role=button], [tabindex='0']")];
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]"))
      .filter((target) => getComputedStyle(target).display !== "inline")
      .filter((target) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        return bottom > 0 && Math.min(width, height) < least - 0.5; // what lies above the page is shown with the focus alone
      })
      .map((target) => `${target.offsetWidth} x ${target.offsetHeight}: ${target.outerHTML.slice(0, 120)}`);
  }, LEAST_TARGET);
}
