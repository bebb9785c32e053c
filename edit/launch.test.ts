import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";
import { readLaunchQuestions } from "./launch.ts";

const BUSINESS = "phone: +27 21 000 0001\nhours:\n  holidays: []\n";

const PHONE = "{ ask: Phone?, at: content/business.yaml phone, was: +27 21 000 }";
const HOLIDAYS = "{ ask: Holidays?, at: content/business.yaml hours.holidays, was: '[]' }";
const VAT = "{ ask: VAT?, at: content/business.yaml vat }";
const PHOTOS = "{ ask: Photos?, at: content/business.yaml }";
const WORDS = "{ ask: Cold?, at: 'content/{*.yaml,*/*.md}', was: [fridge, cape.town] }";
const withField = (question: string, field: string) => question.replace(" }", `, ${field} }`);

test.each<[what: string, question: string, business: string, isOpen: boolean]>([
  ["is open while its field has the example's answer", PHONE, BUSINESS, true],
  ["is answered by another answer", PHONE, "phone: +27 21 555 1234\n", false],
  ["is answered by removing the field", PHONE, "name: No phone\n", false],
  ["about a list is open while it is the example's", HOLIDAYS, BUSINESS, true],
  ["about a list is answered by another list", HOLIDAYS, "hours:\n  holidays: [Heritage Day]\n", false],
  ["about an unset field is open until it is set", VAT, BUSINESS, true],
  ["about an unset field is answered once it is set", VAT, "vat: 4001\n", false],
  ["about a deleted file is answered", "{ ask: Tiling?, at: content/services/tiling.md }", BUSINESS, false],
  ["about a file is open", PHOTOS, BUSINESS, true],
  ["about a file is answered by a tick", withField(PHOTOS, "done: yes"), BUSINESS, false],
  ["is answered by a tick", withField(PHONE, "done: yes"), BUSINESS, false],
  ["is answered by 'not for us'", withField(PHONE, "done: not for us"), BUSINESS, false],
  ["about words is answered once no text says them", WORDS, "tagline: Taps\n", false],
  ["about an invented answer isn't answered by a tick", withField(PHONE, "invented: true, done: yes"), BUSINESS, true],
  ["about an invented answer is answered by another answer", withField(PHONE, "invented: true"), "phone: +27 21 555 1234\n", false],
])("DATA-03 OWN-07 a question %s", (_what, question, business, isOpen) => {
  const root = contentFolder({ "launch.yaml": `claims:\n  - ${question}\n`, "business.yaml": business });
  const found = readLaunchQuestions(root);
  expect(found.map((each) => each.isOpen)).toEqual([isOpen]);
});

test("OWN-07 questions come with their places, the most important group first; about words, every text that says one", () => {
  const root = contentFolder({
    "launch.yaml": `claims:\n  - ${WORDS}\nreach:\n  - ${withField(HOLIDAYS, "example: Youth Day")}\n`,
    "business.yaml": `${BUSINESS}address:\n  city: Cape Town\n`,
    "pages/home.md": "---\nproof:\n  - text: Fridges\n---\nWe come.\n\nWe fix a fridge.\n",
  });
  const [reach, claims] = readLaunchQuestions(root);
  const place = { file: "content/business.yaml", path: ["hours", "holidays"], line: 3, places: ["content/business.yaml:3"] };
  expect(reach).toEqual({ group: "reach", ask: "Holidays?", example: "Youth Day", ...place, isInvented: false, isOpen: true });
  expect(claims).toMatchObject({ group: "claims", file: "content/business.yaml", path: ["address", "city"] });
  expect(claims?.places).toEqual([
    "content/business.yaml:5 address.city: Cape Town",
    "content/pages/home.md:3 proof[0].text: Fridge",
    "content/pages/home.md:7 body: fridge",
  ]);
});

test("DATA-02 a mistake in the file is reported", () => {
  const root = contentFolder({ "launch.yaml": "reach:\n  - ask: Which?\n", "business.yaml": BUSINESS });
  expect(() => readLaunchQuestions(root)).toThrow("content/launch.yaml:2 reach[0].at: is missing. Add it: it must be text.");
});
