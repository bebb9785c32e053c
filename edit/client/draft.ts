import { edited, type FieldEdit, placeOfEdit, valueAt } from "../field-edit.ts";

/** A change of one file, before it is saved. */
export type DraftEdit = FieldEdit & { file: string };

/** Adds a change to those that are not saved yet. Words typed into one field are one change. */
export function withEdit(edits: readonly DraftEdit[], edit: DraftEdit): DraftEdit[] {
  const last = edits.at(-1);
  const isTyped = edit.type === "set" || edit.type === "body";
  const isSameField = isTyped && last?.type === edit.type && String(placeOfEdit(edit)) === String(placeOfEdit(last));
  return isSameField ? [...edits.slice(0, -1), edit] : [...edits, edit];
}

/** Whether changes mean the same in another version of their file; in a list, what they changed may have another place. */
export const areOutsideLists = (edits: readonly DraftEdit[]): boolean =>
  edits.every((edit) => !("list" in edit) && placeOfEdit(edit).every((key) => typeof key === "string"));

/** What the fields are once these changes are made. One that no longer fits, as after an undo, is skipped: saving refuses it. */
export const withEdits = (fields: unknown, edits: readonly DraftEdit[]): unknown =>
  edits.reduce<unknown>((before, edit) => {
    try {
      return edited(before, edit);
    } catch {
      return before;
    }
  }, fields);

/** Keeps the address working that changes take from a page (OWN-02). */
export function redirectOf(file: string, fields: unknown, edits: readonly DraftEdit[]): DraftEdit[] {
  type Addresses = { url?: string; redirectFrom?: string[] };
  const [before, after] = [fields, withEdits(fields, edits)] as [Addresses, Addresses];
  if (!before.url || before.url === after.url) return [];
  const old = new Set([...(after.redirectFrom ?? []), encodeURI(before.url)]); // a host's rules hold no space
  old.delete(encodeURI(after.url ?? ""));
  return [{ file, type: "set", path: ["redirectFrom"], value: [...old] }];
}

/** An amount of money: 'R1 450' or 'R950'. */
const AMOUNT = /\bR\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\bR\d+/g;

/** `R1 450` is `R1450`. */
const nameOfAmount = (written: string): string => written.replace(/[ \u00a0]/g, "");

/** The amounts that a text names, each in one way however it is written. */
export const amountsIn = (text: string): string[] => (text.match(AMOUNT) ?? []).map(nameOfAmount);

/** Where a text names an amount. */
export const indexOfAmount = (text: string, amount: string): number =>
  [...text.matchAll(AMOUNT)].find(([found]) => nameOfAmount(found) === amount)?.index ?? 0;

/** A text with another amount wherever it names this one. */
export const withAmount = (text: string, amount: string, other: string): string =>
  text.replace(AMOUNT, (found) => (nameOfAmount(found) === amount ? other.replace(/(?<=\d)(?=(\d{3})+$)/g, " ") : found));

/** The amounts that changes take out of their fields, each with the one in its place if it is the only one. Other texts may still name them. */
export function amountsChanged(fields: unknown, edits: readonly DraftEdit[]): Map<string, string | undefined> {
  const changes = edits.flatMap((edit, index) => {
    if (edit.type !== "set" && edit.type !== "body") return [];
    const [path, after] = edit.type === "body" ? [["body"], edit.body] : [edit.path, edit.value];
    const before = valueAt(withEdits(fields, edits.slice(0, index)), path);
    const inWords = (value: unknown) => (path.at(-1) === "amount" ? `R${value}` : String(value ?? ""));
    const [old = [], now = []] = [before, after].map((value) => [...new Set(amountsIn(inWords(value)))]);
    const [removed, added] = [old.filter((amount) => !now.includes(amount)), now.filter((amount) => !old.includes(amount))];
    const isSwap = removed.length === 1 && added.length === 1;
    return removed.map((amount) => [amount, isSwap ? added[0] : undefined] as const);
  });
  return new Map(changes);
}
