import { expect, test } from "vitest";
import type { PageData } from "../schema/page.ts";
import { pageTexts } from "./page-texts.ts";

const picture = { src: "/pictures/boat", width: 1, height: 1, alt: "A boat in the bay" };

const textsOf = (page: object) =>
  pageTexts({ layout: "service", path: "/boats", title: "Boats", description: "We build.", ...page } as PageData);

test("SEARCH-02 the search takes headings, names and texts from where the schema has them, in its order", () => {
  const page = {
    body: [
      ["h2", "masts", "Masts and ", ["em", "sails"]],
      ["p", "We ", ["a", "/sails", "sew"], " them."],
      ["ul", ["li", "Canvas"], ["li", "Silk"]],
    ],
    included: [{ icon: [["path", { d: "M0 0" }]], title: "A hull", desc: "Of oak." }],
    headline: "A boat that floats",
    lead: "We build it.",
    tagText: "Popular",
  };
  expect(textsOf(page)).toEqual({
    headings: ["A boat that floats", "A hull", "Masts and sails"],
    texts: ["Popular", "We build it.", "Of oak.", "We sew them.", "Canvas Silk"],
  });
});

test("SEARCH-02 pictures, labels of controls and what other pages say are left out", () => {
  const page = {
    image: picture,
    gallery: [picture],
    callToAction: "Ready?",
    ask: { label: "Ask", message: "Hello" },
    relatedCards: [{ title: "Oars", description: "Of ash." }],
  };
  expect(textsOf(page)).toEqual({ headings: [], texts: [] });
});

test("SEARCH-02 the shared questions are those of the page that shows them all", () => {
  const faqs = [{ id: 1, title: "How much?", desc: "A lot." }];
  expect(textsOf({ faqs })).toEqual({ headings: [], texts: [] });
  expect(textsOf({ layout: "text", faqs })).toEqual({ headings: ["How much?"], texts: ["A lot."] });
});
