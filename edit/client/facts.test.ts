import { expect, test } from "vitest";
import type { Path } from "../field-edit.ts";
import type { DeskContent } from "../read-desk.ts";
import { usesOf } from "./facts.ts";

const content = { factUses: { phone: 1, name: 2, callOutFee: 1, address: 3 } } as unknown as DeskContent;

test.each<[field: Path, said: string | undefined]>([
  [["phone"], " One other place uses this and changes with it."],
  [["name"], " 2 other places use this and change with it."],
  [["answers", "callOutFee"], " One other place uses this and changes with it."],
  [["video", "address"], undefined],
  [["socials", 0, "name"], undefined],
  [["email"], undefined],
])("DESK-01 the field %o says how many places change with it", (field, said) => {
  expect(usesOf(field, content)).toBe(said);
});
