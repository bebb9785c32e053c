import { content } from "../support/content.ts";
import { ALL_PATHS, UNLISTED_PATHS } from "../support/paths.ts";
import { crawl, deadLinks, type ServedPage } from "../support/served-pages.ts";
import { expect, test } from "../support/test.ts";

const { business, pages } = content;

test.describe("as served", () => {
  test.describe.configure({ mode: "default" }); // one crawl for all
  let served: Map<string, ServedPage>;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000); // a page a second on a busy machine
    served = await crawl(browser, process.env.SITE ?? "");
  });

  test("RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 each page has status 200, one h1, headings in order, named landmarks and a skip link", () => {
    for (const [path, { status, levels, landmarks, nameless, firstLink, words }] of served) {
      expect.soft({ status, landmarks, nameless, firstLink }, path).toEqual({
        status: 200,
        landmarks: ["header", "main", "footer"],
        nameless: [],
        firstLink: "#main",
      });
      expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(jumps, `heading levels ${levels.join(" ")} of ${path}`).toEqual([]);
      expect.soft(words, `words of ${path}`).toBeGreaterThan(60);
    }
  });

  test("RT-01 BLOG-05 each page has its own title, a description and its canonical address; the numbered details have one for all", () => {
    for (const [path, { title, description, canonical }] of served) {
      expect.soft(canonical).toBe(`${business.website}${path.replace(/^\/blog-detail\/\d+$/, "/blog-detail")}`);
      expect.soft(description.length, `description of ${path}`).toBeGreaterThan(60);
      if (path === "/") expect.soft(title).toBe(pages.home.title);
      else expect.soft(title.includes(` | ${business.shortName}`) || title.length > 57 - business.shortName.length, title).toBe(true);
    }
    const titles = [...served.values()].map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("RT-07 NAV-04 links from / reach every page, and each link leads to a page, a file or an element that exists", async () => {
    expect(ALL_PATHS.filter((path) => !served.has(path))).toEqual([]);
    expect(await deadLinks(served, process.env.SITE ?? "")).toEqual([]);
  });

  test("the site map lists each page for search engines once, and robots.txt names the site map", async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const expected = [...served.keys()].filter((path) => !UNLISTED_PATHS.includes(path));
    expect(listed.toSorted()).toEqual(expected.map((path) => `${business.website}${path}`).toSorted());
    expect(await (await request.get("/robots.txt")).text()).toContain(`${business.website}/sitemap.xml`);
  });
});
