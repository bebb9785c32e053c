import { expect, test } from "vitest";
import { findDeadAnchors } from "./dead-anchors.ts";

const find = (pages: Record<string, string>) => findDeadAnchors(new Map(Object.entries(pages)));

test("DATA-02 a link to a part that its page has is right, on this page and on another", () => {
  const about = '<a class="a" href="/terms#the-end">x</a><a href="#who">x</a><h2 id="who">Who</h2><a href="/contact-us#x">x</a>';
  expect(find({ "/about us": about, "/terms": '<h2 id="the-end">End</h2><a href="/about%20us?q=1#who">x</a>' })).toEqual([]);
});

test("DATA-02 a link to a part that isn't there is reported with its page, the link and the parts there are", () => {
  const found = find({
    "/about": '<a href="/terms#start">x</a><a href="#nowhere">x</a><i id="main"></i>',
    "/terms": '<h2 id="end">x</h2><i id="main"></i>',
  });
  expect(found).toEqual([
    { file: "/about", message: "has a link to '/terms#start', but that page has no anchor 'start'. It has end, main." },
    { file: "/about", message: "has a link to '#nowhere', but that page has no anchor 'nowhere'. It has main." },
  ]);
});

test("DATA-02 two parts of one page with one anchor are reported", () => {
  const [found] = find({ "/a": '<h2 id="steps">x</h2><section id="steps"></section>' });
  expect(found).toMatchObject({ file: "/a", message: expect.stringMatching(/two headings with the anchor 'steps'/) });
});
