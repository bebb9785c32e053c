import { expect, test } from "vitest";
import type { PageData } from "../schema/page.ts";
import { pageTexts } from "./page-texts.ts";

const picture = { src: "/pictures/boat", width: 1, height: 1, alt: "A boat in the bay" };

const textsOf = (page: object) =>
  pageTexts({ kind: "service", path: "/boats", title: "Boats", description: "We build.", ...page } as PageData);

test("SEARCH-02 headings and names are told from other texts, in their order", () => {
  const page = {
    headline: "A boat that floats",
    lead: "We build it.",
    included: [{ icon: [["path", { d: "M0 0" }]], title: "A hull", desc: "Of oak." }],
    body: [
      ["h2", "masts", "Masts and ", ["em", "sails"]],
      ["p", "We ", ["a", "/sails", "sew"], " them."],
      ["ul", ["li", "Canvas"], ["li", "Silk"]],
    ],
    places: ["Strand", "Hout Bay"],
  };
  expect(textsOf(page)).toEqual({
    headings: ["A boat that floats", "A hull", "Masts and sails", "Strand", "Hout Bay"],
    texts: ["We build it.", "Of oak.", "We sew them.", "Canvas Silk"],
  });
});

test("SEARCH-02 what is for machines, says something of other pages or labels a control is left out", () => {
  const page = {
    image: picture,
    gallery: [picture],
    url: "/boats",
    id: 3,
    relatedCards: [{ title: "Oars", description: "Of ash." }],
    testimonialItems: [{ name: "Anna", desc: "It floats." }],
    linkLabel: "Read more",
    ask: { label: "Ask", message: "Hello" },
    others: [{ title: "Sails" }],
    next: [{ title: "Rudders" }],
  };
  expect(textsOf(page)).toEqual({ headings: [], texts: [] });
});

test("SEARCH-02 the shared questions are those of the page that shows them all", () => {
  const faqs = [{ id: 1, title: "How much?", desc: "A lot." }];
  expect(textsOf({ faqs })).toEqual({ headings: [], texts: [] });
  expect(textsOf({ kind: "terms", faqs })).toEqual({ headings: ["How much?"], texts: ["A lot."] });
});
