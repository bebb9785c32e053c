import { ALL_PATHS, UNLISTED_PATHS } from "../support/paths.ts";
import { expect, test } from "../support/test.ts";

test("RT-07 NAV-04 a crawl from / finds every page, no dead link, no dead anchor and no title twice", async ({ request, baseURL }) => {
  const found = new Map<string, string>();
  const dead: string[] = [];
  const anchors: { from: string; to: string; id: string }[] = [];
  const waiting = ["/"];
  while (waiting.length > 0) {
    const path = waiting.shift() as string;
    if (found.has(path)) continue;
    const response = await request.get(path);
    const html = await response.text();
    found.set(path, html);
    if (response.status() !== 200) dead.push(`${path} (${response.status()})`);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${path}`);
      if (target.origin !== baseURL) continue;
      if (target.hash) anchors.push({ from: path, to: target.pathname, id: decodeURIComponent(target.hash.slice(1)) });
      if (!/\.\w+$/.test(target.pathname)) waiting.push(target.pathname);
      else if ((await request.head(target.pathname)).status() !== 200) dead.push(`${target.pathname} on ${path}`);
    }
  }
  expect(dead).toEqual([]);
  const orphans = ALL_PATHS.filter((path) => !found.has(path));
  expect(orphans).toEqual([]);
  const lost = anchors.filter(({ to, id }) => !found.get(to)?.includes(`id="${id}"`)).map(({ from, to, id }) => `${from} -> ${to}#${id}`);
  expect(lost).toEqual([]);
  const titles = ALL_PATHS.map((path) => found.get(path)?.match(/<title>([^<]+)/)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const activeOnly = ["/user-profile", "/login", "/signup", "/404", "/comingsoon"];
  expect(activeOnly.filter((path) => found.has(path))).toEqual([]);
});

test("the sitemap names every page once, and robots.txt the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(ALL_PATHS.filter((path) => !path.startsWith("/blog-detail") && !UNLISTED_PATHS.includes(path))),
  );
  expect(paths.filter((path) => UNLISTED_PATHS.includes(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/blog-detail"))).toEqual([]); // the same text under several addresses
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});
