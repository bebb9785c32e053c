import { expect, test } from "vitest";
import type { FieldEdit } from "../field-edit.ts";
import { amountsChanged, amountsIn, redirectOf, withAmount, withEdit } from "./draft.ts";

const FILE = { file: "content/faqs.yaml" };

test("DESK-01 words typed into one field are one change", () => {
  const typed = withEdit(withEdit([], { ...FILE, type: "set", path: ["a"], value: "h" }), {
    ...FILE,
    type: "set",
    path: ["a"],
    value: "hi",
  });
  expect(typed).toEqual([{ ...FILE, type: "set", path: ["a"], value: "hi" }]);
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
