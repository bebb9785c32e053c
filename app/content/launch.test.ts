import { describe, expect, test } from "vitest";
import { contentFolder } from "../../tests/support/folders.ts";
import { isExample, readLaunchQuestions } from "./launch.ts";

const BUSINESS = "phone: +27 21 000 0001\nhours:\n  holidays: []\n";

/** The questions that are open, of one group with these. */
function open(questions: string, business = BUSINESS): string[] {
  const root = contentFolder({ "launch.yaml": `claims:\n${questions}`, "business.yaml": business });
  const found = readLaunchQuestions(root, ({ message }) => expect.fail(message));
  return found.filter(({ isOpen }) => isOpen).map(({ ask }) => ask);
}

const phone = "  - { ask: Phone?, at: content/business.yaml phone, was: +27 21 000 }\n";

describe("DATA-03 OWN-07 a question", () => {
  test("is open while the example's answer stands there, and answered once another does", () => {
    expect(open(phone)).toEqual(["Phone?"]);
    expect(open(phone, "phone: +27 21 555 1234\n")).toEqual([]);
    expect(open(phone, "name: No phone\n")).toEqual([]);
  });

  test("on a list or a group is answered once it is another", () => {
    const holidays = "  - { ask: Holidays?, at: content/business.yaml hours.holidays, was: '[]' }\n";
    expect(open(holidays)).toEqual(["Holidays?"]);
    expect(open(holidays, "hours:\n  holidays: [Heritage Day]\n")).toEqual([]);
  });

  test("on a new field is open until the field is there", () => {
    const vat = "  - { ask: VAT?, at: content/business.yaml vat }\n";
    expect(open(vat)).toEqual(["VAT?"]);
    expect(open(vat, "vat: 4001\n")).toEqual([]);
  });

  test("on a file that was taken away is answered", () => {
    expect(open("  - { ask: Tiling?, at: content/services/tiling.md }\n")).toEqual([]);
  });

  test.each(["yes", "not for us"])("is answered by 'done: %s'", (done) => {
    expect(open(phone.replace(" }", `, done: ${done} }`))).toEqual([]);
    expect(open(`  - { ask: Photos?, at: content/business.yaml, done: ${done} }\n`)).toEqual([]);
    expect(open("  - { ask: Photos?, at: content/business.yaml }\n")).toEqual(["Photos?"]);
  });

  test("on what is invented is answered by another text, or by none, and by no tick", () => {
    const invented = phone.replace(" }", ", invented: true, done: yes }");
    expect(open(invented)).toEqual(["Phone?"]);
    expect(open(invented, "phone: +27 21 555 1234\n")).toEqual([]);
    expect(open(invented, "name: No phone\n")).toEqual([]);
  });
});

test("OWN-07 questions come with their place, the most important group first", () => {
  const question = "\n  - ask: Which?\n    example: That one\n    at: content/business.yaml hours.holidays\n    was: '[]'\n";
  const root = contentFolder({ "launch.yaml": `law:${question}reach:${question}`, "business.yaml": BUSINESS });
  const expected = {
    ask: "Which?",
    example: "That one",
    file: "content/business.yaml",
    path: ["hours", "holidays"],
    line: 3,
    isInvented: false,
    isOpen: true,
  };
  expect(readLaunchQuestions(root, () => undefined)).toEqual([
    { group: "reach", ...expected },
    { group: "law", ...expected },
  ]);
});

test("DATA-02 a mistake in the file is reported", () => {
  const problems: string[] = [];
  const root = contentFolder({ "launch.yaml": "reach:\n  - ask: Which?\n", "business.yaml": BUSINESS });
  expect(readLaunchQuestions(root, ({ line, field, message }) => void problems.push(`${line} ${field}: ${message}`))).toEqual([]);
  expect(problems).toEqual(["2 reach[0].at: is missing. Add it: it must be text."]);
});

test("OWN-01 the example business is known by its mark", () => {
  expect(isExample(contentFolder({ "business.yaml": "example: true\n" }))).toBe(true);
  expect(isExample(contentFolder({ "business.yaml": BUSINESS }))).toBe(false);
});
