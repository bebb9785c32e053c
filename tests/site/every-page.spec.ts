import type { Page } from "@playwright/test";
import { business, content } from "../support/content.ts";
import { expectEveryLook, expectWidth } from "../support/page-looks.ts";
import { ALL_PATHS, ARTICLE_PATHS, DETAIL_PATHS, KIND_PATHS, LIST_PATHS, POST_PATHS, SERVICE_PATHS } from "../support/paths.ts";
import { rolesFile, rolesOf } from "../support/roles.ts";
import { expect, hydrated, servedTest, test } from "../support/test.ts";

/** The side of the least target, in CSS pixels, for what is no link within a text. WCAG 2.2 AA asks for 24. */
const LEAST_TARGET = 44;

/** The pages whose roles are written down, one of each kind, and the files: each was read through once as it is heard. */
const ROLES = new Map([
  ...KIND_PATHS.map((path) => [path, rolesFile(path)] as const),
  ...["services", "blogs"].map((list) => [LIST_PATHS.find((path) => path.startsWith(`/${list}/`)) ?? "", `${list}-of-a-kind.txt`] as const),
]);

/** The pages that are not the one of their kind. */
const OTHERS = Object.entries({
  services: SERVICE_PATHS,
  posts: POST_PATHS,
  articles: ARTICLE_PATHS,
  "pages of an id": DETAIL_PATHS,
  "lists of one kind": LIST_PATHS,
}).map(([kind, paths]) => [kind, paths.filter((path) => !KIND_PATHS.includes(path))] as const);

const DESK = { width: 1280, height: 720 };

/** A text without its white space's differences, for comparing two renders of it. */
const textOf = (html: string) => html.replace(/\s+/g, " ").trim();

servedTest.describe("without JavaScript", () => {
  servedTest.slow(); // it opens every page

  servedTest(
    "RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 every page has status 200 and its own full HTML, with landmarks, headings in order and a skip link",
    async ({ page }) => {
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
    },
  );
});

for (const path of KIND_PATHS)
  test(`NAV-08 CALL-01 hydrates without an error, requests nothing from other hosts, has its roles, axe finds nothing, every target has room, and nothing is cut off or scrolls sideways: ${path}`, async ({
    page,
    faults,
    baseURL,
  }) => {
    const hosts = hostsOf(page);
    await expectHydration(page, path);
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([baseURL]);
    await expectRoles(page, path);
    expect(await smallTargets(page), "targets").toEqual([]);
    await expectEveryLook(page);
  });

// They have the code of one of the pages above, and other texts. every-page.long.spec.ts has their looks.
for (const [kind, paths] of OTHERS)
  test(`NAV-08 CALL-01 the other ${kind} hydrate without an error, request nothing from other hosts, have room for every target, and do not scroll sideways`, async ({
    page,
    faults,
    baseURL,
  }) => {
    test.slow(); // it opens all of them, in one tab
    const hosts = hostsOf(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(DESK);
        await expectHydration(page, path);
        await expectRoles(page, path);
        expect(await smallTargets(page), "targets").toEqual([]);
        await expectWidth(page, 320);
      });
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([baseURL]);
  });

/** The hosts that the page sends requests to from now on. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  return hosts;
}

/** Opens a page, which hydrates and keeps its text. */
async function expectHydration(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const before = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
  await hydrated(page);
  const after = textOf(await page.locator("main").evaluate((main) => main.textContent ?? ""));
  expect(after.length, path).toBeGreaterThan(before.length * 0.98);
}

async function expectRoles(page: Page, path: string): Promise<void> {
  const file = ROLES.get(path);
  if (file) expect(await rolesOf(page)).toMatchSnapshot(file);
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
