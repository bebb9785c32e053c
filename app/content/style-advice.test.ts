import { expect, test } from "vitest";
import { longSentences, readingEase, readText, repeatedHeadings, repeatedSentences } from "./style-advice.ts";

const text = (...sentences: string[]) => ({ file: "a.md", sentences, headings: [] });
const words = (count: number) => `${Array.from({ length: count }, () => "cold").join(" ")}.`;

test("reads sentences and headings from fields and from Markdown", () => {
  const value = {
    title: "Cold rooms",
    url: "/cold. Rooms.",
    items: [{ title: "First", desc: "We look. Then we tell you." }],
    body: "## Doors\n\nA door [closes itself](/doors). Does yours?\n\n- Check it.\n- a label\n\n> A door closes itself.\n\n| One. |\n| --- |\n| Two. |\n",
  };
  expect(readText("a.md", value, new Map())).toEqual({
    file: "a.md",
    sentences: ["We look.", "Then we tell you.", "A door closes itself.", "Does yours?", "Check it."],
    headings: ["Cold rooms", "First", "Doors"],
  });
});

test("a page's title is no heading of it where it has another", () => {
  expect(readText("a.md", { title: "Terms", heading: "Terms of use" }, new Map()).headings).toEqual(["Terms of use"]);
});

test("a field's whole name tells whether it is a heading, prose or neither", () => {
  const value = {
    cardsHeading: "Cards",
    title: ["Cold", "Rooms"],
    subtitle: "We look.",
    questions: ["We ask?"],
    overview: "We answer.",
    linkLabel: "We lead on.",
    image: "Not this.",
    related: ["Nor this."],
  };
  expect(readText("a.md", value, new Map())).toMatchObject({
    headings: ["Cards", "Cold", "Rooms"],
    sentences: ["We look.", "We ask?", "We answer.", "We lead on."],
  });
});

test("numbers, yes and no, and empty fields have no words", () => {
  expect(readText("a.md", { id: 1, isOpen: true, place: null, text: "" }, new Map())).toMatchObject({ sentences: [], headings: [] });
});

test("a picture within a sentence adds no words to it", () => {
  expect(readText("a.md", { text: "We ![a van](van.png)come." }, new Map()).sentences).toEqual(["We come."]);
});

test("a sentence may end with a closing quotation mark; a label with a full stop inside is none", () => {
  expect(readText("a.md", { text: "We said: “It  cools.”\n\n- R1.50 each\n" }, new Map()).sentences).toEqual(["We said: “It cools.”"]);
});

test("a heading has no spaces around it where a fact is left out", () => {
  expect(readText("a.md", { heading: "{{fee}} Doors" }, new Map([["fee", "A visit costs R1."]])).headings).toEqual(["Doors"]);
});

test("fills in facts, and leaves out those that are whole sentences", () => {
  const facts = new Map(Object.entries({ phone: "021 555 0123", fee: "A visit costs R1." }));
  expect(readText("a.md", { text: "{{fee}} Call {{phone}} now. {{fee}}" }, facts).sentences).toEqual(["Call 021 555 0123 now."]);
});

test("advises on a sentence of 36 words, and on none of 35", () => {
  expect(longSentences([text(words(35), words(36))])).toEqual([`a.md: 36 words in one sentence; make it two: ${words(36)}`]);
});

test("advises on a sentence of six words or more that two files say", () => {
  const [long, short] = ["Keep the door of it shut.", "Keep the door shut."];
  const texts = [text(long, short), { ...text(short, long), file: "b.md" }, { ...text("We come."), file: "c.md" }];
  expect(repeatedSentences(texts)).toEqual([`a.md and b.md: the same sentence; keep it in one and link to it: ${long}`]);
  expect(repeatedSentences([text(long, long)])).toEqual([]);
});

test("advises once on a heading that a file has twice", () => {
  expect(repeatedHeadings([{ ...text(), headings: ["Doors", "Floors", "Doors", "Doors"] }])).toEqual([
    "a.md: the heading twice; say what is different: Doors",
  ]);
});

test("the reading ease is Flesch's, from 0 to 100", () => {
  // Six words and six syllables: 206.835 − 1.015 × 6 − 84.6 × 1 = 116.1. Five words with nine: 206.835 − 1.015 × 5 − 84.6 × 1.8 = 49.5.
  expect(readingEase(text("The cat sat on the mat."))).toBe(100);
  expect(readingEase(text("Refrigeration needs a clean coil."))).toBe(49);
  // Both together, eleven words with fifteen: 206.835 − 1.015 × 11 / 2 − 84.6 × 15 / 11 = 85.9.
  expect(readingEase(text("The cat sat on the mat.", "Refrigeration needs a clean coil."))).toBe(86);
  expect(readingEase(text("Internationally authoritative documentation."))).toBe(0);
  expect(readingEase(text())).toBeUndefined();
});
