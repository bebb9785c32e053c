import { business, content, words } from "../support/content.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { expect, test } from "../support/test.ts";

const FEED = "/feed.xml";
const ATOM = "application/atom+xml";

/** A date and time as RFC 3339 writes it, which RFC 4287 asks for. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

test("LIST-02 the feed is well-formed Atom with every post and article, the latest first", async ({ page, request }) => {
  const response = await request.get(FEED);
  expect(response.headers()["content-type"]).toBe("application/xml");
  // On an empty page: the site's own policy allows no parser.
  const feed = await page.evaluate(
    (source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, "application/xml");
      const textOf = (parent: Element, path: string) => parent.querySelector(`:scope > ${path}`)?.textContent ?? "";
      const read = (part: Element) => ({
        address: part.querySelector(":scope > link[rel=alternate]")?.getAttribute("href"),
        title: textOf(part, "title"),
        summary: textOf(part, "summary"),
        author: textOf(part, "author > name"),
        updated: textOf(part, "updated"),
        id: textOf(part, "id"),
      });
      const self = root.querySelector(":scope > link[rel=self]")?.getAttribute("href");
      return {
        ...read(root),
        self,
        name: root.nodeName,
        language: root.getAttribute("xml:lang"),
        entries: [...root.querySelectorAll("entry")].map(read),
      };
    },
    await response.text(),
  );
  expect(feed).toMatchObject({ name: "feed", language: words.language, self: `${business.website}${FEED}` });
  expect(feed.updated).toBe(feed.entries[0]?.updated);
  for (const { id, updated } of feed.entries) expect(`${id} ${updated.replace(MOMENT, "is a moment")}`).toMatch(/^https:\S+ is a moment$/);
  expect(new Set([feed, ...feed.entries].map(({ id }) => id)).size).toBe(feed.entries.length + 1);

  const said = feed.entries.map(({ id: _, updated, ...entry }) => ({ ...entry, day: updated.slice(0, "2024-08-19".length) }));
  const guides = [...content.posts.map((post) => ({ ...post, author: business.expertsTeam })), ...content.articles];
  const expected = guides.map(({ url, title, desc, author, date }) => ({
    address: business.website + encodeURI(url),
    title,
    summary: desc,
    author,
    day: date,
  }));
  expect(said.map(({ day }) => day)).toEqual(
    expected
      .map(({ day }) => day)
      .toSorted()
      .reverse(),
  );
  expect(said).toHaveLength(expected.length);
  expect(said).toEqual(expect.arrayContaining(expected));
});

test("LIST-02 the pages of guides name the feed in their head, no other page does, and /blogs links to it", async ({ page, request }) => {
  const guides = ["/blogs", "/blog-standard", ...[...content.posts, ...content.articles].map(({ url }) => encodeURI(url))];
  for (const path of ALL_PATHS) {
    const isNamed = (await (await request.get(path)).text()).includes(`type="${ATOM}"`);
    expect(isNamed, path).toBe(guides.includes(path) || path.startsWith("/blogs/"));
  }
  await page.goto("/blogs");
  await expect(page.getByRole("main").getByRole("link", { name: content.pages.blogs.feedLabel })).toHaveAttribute("href", FEED);
});
