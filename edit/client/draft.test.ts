import { expect, test } from "vitest";
import type { FieldEdit } from "../field-edit.ts";
import { amountsChanged, amountsIn, areOutsideLists, hasChanged, redirectOf, withAmount, withEdit, withEdits } from "./draft.ts";

const FILE = { file: "content/faqs.yaml" };

test("DESK-01 the form shows changes before they are saved", () => {
  const fields = { name: "a", list: [{ x: 1 }, { x: 2 }] };
  expect(
    withEdits(fields, [
      { ...FILE, type: "set", path: ["name"], value: "b" },
      { ...FILE, type: "insert", list: ["list"], index: 0, value: { x: 0 } },
      { ...FILE, type: "move", list: ["list"], from: 2, to: 0 },
      { ...FILE, type: "remove", path: ["list", 1] },
    ]),
  ).toEqual({ name: "b", list: [{ x: 2 }, { x: 1 }] });
});

test("DESK-01 words typed into one field are one change", () => {
  const typed = withEdit(withEdit([], { ...FILE, type: "set", path: ["a"], value: "h" }), {
    ...FILE,
    type: "set",
    path: ["a"],
    value: "hi",
  });
  expect(typed).toEqual([{ ...FILE, type: "set", path: ["a"], value: "hi" }]);
});

test.each([
  [true, { type: "set", path: ["hours", "closed"], value: "" }, { type: "body", body: "" }, { type: "remove", path: ["rating"] }],
  [false, { type: "set", path: ["socials", 1, "url"], value: "" }],
  [false, { type: "remove", path: [3] }],
  [false, { type: "move", list: [], from: 1, to: 0 }],
] as const)("DESK-03 whether another version of the file can take them: %s, %o", (canTake, ...edits) => {
  expect(areOutsideLists(edits.map((edit) => ({ ...FILE, ...(edit as FieldEdit) })))).toBe(canTake);
});

test("OWN-02 a page's old address leads to its new one, and not to itself once it is the address again", () => {
  const after = (fields: object, url: string) => redirectOf(FILE.file, fields, [{ ...FILE, type: "set", path: ["url"], value: url }]);
  expect(after({ url: "/a", redirectFrom: ["/c"] }, "/b")).toEqual([{ ...FILE, type: "set", path: ["redirectFrom"], value: ["/c", "/a"] }]);
  expect(after({ url: "/b", redirectFrom: ["/a"] }, "/a")).toMatchObject([{ value: ["/b"] }]);
  expect(after({ url: "/a" }, "/a")).toEqual([]);
});

test("DESK-02 the amounts that a change takes out are known, however they are written", () => {
  const fields = {
    priceFrom: { amount: 1450 },
    lead: "From R1 450, or R950 without. R12 500 for both.",
    body: "R300",
  };
  const gone = (...edits: object[]) => [...amountsChanged(fields, edits.map((edit) => ({ ...FILE, ...(edit as FieldEdit) })) as never)];
  expect(gone({ type: "set", path: ["priceFrom", "amount"], value: 1500 })).toEqual([["R1450", "R1500"]]);
  expect(gone({ type: "set", path: ["lead"], value: "From R1500, or R950 without." })).toEqual([
    ["R1450", undefined],
    ["R12500", undefined],
  ]);
  expect(gone({ type: "body", body: "R300 each" })).toEqual([]);
  expect(gone({ type: "remove", path: ["lead"] })).toEqual([]);
});

test("DESK-02 another text is given the new amount as texts write it", () => {
  const text = "From R1 450, R1\u00a0450 or R1450; R14 500 and R450 stay.";
  expect(withAmount(text, "R1450", "R12500")).toBe("From R12 500, R12 500 or R12 500; R14 500 and R450 stay.");
  expect(withAmount("R950.", "R950", "R980")).toBe("R980.");
  expect(amountsIn(text)).toEqual(["R1450", "R1450", "R1450", "R14500", "R450"]);
  expect(amountsIn("Tables for 4. Guaranteed for 6 months.")).toEqual([]);
});

test("DESK-02 a question knows that its answer is typed and not saved yet", () => {
  const edits = [
    { ...FILE, type: "set", path: ["hours", "days", 0, "opens"], value: "07:30" },
    { ...FILE, type: "insert", list: ["people"], index: 0, value: {} },
    { ...FILE, type: "body", body: "Hello." },
  ] as const;
  for (const path of [[], ["hours"], ["hours", "days"], ["people"], ["body"]]) expect(hasChanged(edits, path), String(path)).toBe(true);
  for (const path of [["phone"], ["hours", "days", 1], ["people", 0]]) expect(hasChanged(edits, path), String(path)).toBe(false);
});
