import { expect, test } from "vitest";
import type { PageData } from "../schema/page.ts";
import { writeFeed } from "./feed.ts";

const article = (path: string, day: string, title = "An article") =>
  ({ layout: "article", path, day, title, description: "What it says.", author: "The technicians" }) as unknown as PageData;

const list = { layout: "blogs", path: "/blogs", title: "Blog", description: "Guides." } as unknown as PageData;

const feedOf = (...pages: PageData[]) =>
  writeFeed({ website: "https://www.protea.test", name: 'Protea <Cooling> & "Joinery"' }, "en-ZA", [list, ...pages]);

test("LIST-02 entries are the latest first, and those of one day in the order of their addresses, whatever order they come in", () => {
  const pages = [article("/b", "2024-08-20"), article("/c", "2024-08-21"), article("/a", "2024-08-20")];
  const ids = [...feedOf(...pages).matchAll(/<id>https:\/\/www\.protea\.test(.*)<\/id>/g)].map(([, path]) => path);
  expect(ids).toEqual(["/", "/c", "/a", "/b"]);
  expect(feedOf(...pages.toReversed())).toBe(feedOf(...pages));
});

test("LIST-02 markup in a title is escaped, and an address with a space is encoded", () => {
  const feed = feedOf(article("/step by step", "2024-08-20", "Fish & <chips>"));
  expect(feed).toContain("<title>Fish &amp; &lt;chips&gt;</title>");
  expect(feed).toContain('href="https://www.protea.test/step%20by%20step"');
  expect(feed).toContain("Protea &lt;Cooling&gt; &amp; &quot;Joinery&quot;");
});

test("LIST-02 an entry says when it was published and last checked, and the feed when the last of them was", () => {
  const checked = { ...article("/a", "2024-08-20"), checkedDay: "2026-01-05" } as PageData;
  const days = [...feedOf(checked, article("/b", "2024-08-21")).matchAll(/<(published|updated)>(.{10})/g)].map(([, what, day]) => [
    what,
    day,
  ]);
  expect(days).toEqual([
    ["updated", "2026-01-05"],
    ["published", "2024-08-21"],
    ["updated", "2024-08-21"],
    ["published", "2024-08-20"],
    ["updated", "2026-01-05"],
  ]);
});
