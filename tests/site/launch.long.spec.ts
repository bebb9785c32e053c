/** Very different businesses, each from content alone. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { businesses } from "../fixtures/businesses/businesses.ts";
import { type LaunchedSite, launchSite } from "../support/launched-site.ts";
import { headerFaults, wideParts } from "../support/page-checks.ts";
import { crawl, deadLinks, type ServedPage } from "../support/served-pages.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** What a fact that is missing leaves in a sentence. */
const GAP = /[^\s]( {2,}| [,.;:!?](\s|$))|\{\{|undefined|\bnull\b|NaN|\[object/;

for (const business of businesses)
  test.describe(business.name, () => {
    test.describe.configure({ mode: "default", timeout: 600_000 }); // one build for all
    let site: LaunchedSite;
    let served: Map<string, ServedPage>;
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      site = await launchSite(business);
      served = await crawl(browser, site.address);
    });
    test.afterAll(() => site?.close());

    test("DATA-02 DATA-03 OWN-01 the checks of content and of the launch find nothing left", () => {
      expect(site.copy.run("check:content")).toMatchObject({ status: 0, stderr: "" });
      expect(site.copy.run("check:launch")).toMatchObject({ status: 0, stderr: "" });
    });

    test("OWN-04 no file of the site holds a name or a number of the example", () => {
      const files = globSync("**/*.{html,js,css,json,xml,txt,vcf,svg,webmanifest}", { cwd: site.copy.dist });
      const leftovers = files.flatMap((file) => {
        const text = readFileSync(path.join(site.copy.dist, file), "utf8").replaceAll("\u00a0", " ");
        const found = business.leftover.exec(text);
        return found ? [`${file}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
      });
      expect(files.length).toBeGreaterThan(20);
      expect(leftovers).toEqual([]);
    });

    test("OWN-02 OWN-03 every page has its texts, without an empty heading, a gap in a sentence or a dead link", async () => {
      for (const [path, { status, emptyHeadings, text }] of served) {
        expect.soft({ status, emptyHeadings }, path).toEqual({ status: 200, emptyHeadings: [] });
        const gap = GAP.exec(text);
        expect.soft(gap && text.slice(Math.max(0, gap.index - 40), gap.index + 40), path).toBeNull();
      }
      expect(await deadLinks(served, site.address)).toEqual([]);
    });

    test("OWN-02 OWN-05 every page hydrates without an error, with its header in one row, at 360 and 1280 px", async ({ page, faults }) => {
      for (const path of served.keys())
        await test.step(path, async () => {
          await page.goto(`${site.address}${path}`);
          await hydrated(page);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft([...(await wideParts(page)), ...(await headerFaults(page))], `${path} at ${width} px`).toEqual([]);
          }
        });
      for (const width of [320, 768, 992]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await headerFaults(page), `${width} px`).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
  });
