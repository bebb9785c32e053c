import { business, content, words } from "../support/content.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { expect, test } from "../support/test.ts";

const FEED = "/feed.xml";
const ATOM = "application/atom+xml";

/** What the feed must have: every post and article, the latest first. */
const ENTRIES = [...content.posts.map((post) => ({ ...post, author: business.expertsTeam })), ...content.articles].toSorted((a, b) =>
  b.date.localeCompare(a.date),
);

interface Element {
  name: string;
  namespace: string | null;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** The feed as an XML parser reads it, on an empty page: the site's own policy allows none. */
async function readFeed(page: import("@playwright/test").Page): Promise<Element> {
  const text = await (await page.request.get(FEED)).text();
  return page.evaluate((source) => {
    const read = (element: globalThis.Element): Element => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.childElementCount > 0 ? "" : (element.textContent ?? ""),
      children: [...element.children].map(read),
    });
    return read(new DOMParser().parseFromString(source, "application/xml").documentElement);
  }, text);
}

const only = ({ children, name: parent }: Element, name: string): Element => {
  const [first, ...more] = children.filter((child) => child.name === name);
  if (!first || more.length > 0) throw new Error(`<${parent}> has ${more.length + (first ? 1 : 0)} of <${name}>, not one.`);
  return first;
};
const linkOf = ({ children }: Element, rel: string) =>
  children.filter(({ name, attributes }) => name === "link" && attributes.rel === rel).map(({ attributes }) => attributes);
const entriesOf = ({ children }: Element) => children.filter(({ name }) => name === "entry");

/** A date and time as RFC 3339 writes it, which RFC 4287 asks for. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

test("LIST-02 the feed is well-formed Atom: each element of RFC 4287 that must be there, once", async ({ page }) => {
  const feed = await readFeed(page);
  expect([feed.name, feed.namespace]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect(feed.attributes["xml:lang"]).toBe(words.language);
  for (const part of [feed, ...entriesOf(feed)]) {
    expect(only(part, "id").text).toMatch(/^https:\/\//);
    expect(only(part, "title").text).not.toBe("");
    expect(only(part, "updated").text).toMatch(MOMENT);
    expect(only(only(part, "author"), "name").text).not.toBe("");
    expect(linkOf(part, "alternate")).toHaveLength(1);
  }
  const ids = [feed, ...entriesOf(feed)].map((part) => only(part, "id").text);
  expect(new Set(ids).size).toBe(ids.length);
  expect(linkOf(feed, "self")).toEqual([{ rel: "self", type: ATOM, href: `${business.website}${FEED}` }]);
  const [latest] = entriesOf(feed).map((entry) => only(entry, "updated").text);
  expect(only(feed, "updated").text).toBe(latest);
});

test("LIST-02 the feed has every post and article, the latest first, each with what its file says", async ({ page }) => {
  const entries = entriesOf(await readFeed(page));
  const said = entries.map((entry) => ({
    address: linkOf(entry, "alternate")[0]?.href,
    title: only(entry, "title").text,
    summary: only(entry, "summary").text,
    author: only(only(entry, "author"), "name").text,
    day: only(entry, "updated").text.slice(0, "2024-08-19".length),
  }));
  const expected = ENTRIES.map(({ url, title, desc, author, date }) => ({
    address: business.website + encodeURI(url),
    title,
    summary: desc,
    author,
    day: date,
  }));
  expect(said.map(({ day }) => day)).toEqual(expected.map(({ day }) => day));
  expect(said).toHaveLength(expected.length);
  expect(said).toEqual(expect.arrayContaining(expected));
});

test("LIST-02 it is served as Atom; the pages of guides name it in their head, no other page does, and /blogs links to it", async ({
  page,
  request,
}) => {
  expect((await request.get(FEED)).headers()["content-type"]).toBe(ATOM);
  const guides = ["/blogs", "/blog-standard", ...content.posts.map(({ url }) => url), ...content.articles.map(({ url }) => encodeURI(url))];
  for (const path of ALL_PATHS) {
    const named = (await (await request.get(path)).text()).includes(`type="${ATOM}"`);
    expect(named, path).toBe(guides.includes(path) || path.startsWith("/blogs/"));
  }
  await page.goto("/blogs");
  await expect(page.getByRole("main").getByRole("link", { name: content.pages.blogs.feedLabel })).toHaveAttribute("href", FEED);
});
