import type { Path } from "../field-edit.ts";
import type { DeskContent, DeskFile } from "../read-desk.ts";

const written = new WeakMap<DeskFile, string>();

/** All of a file's fields as one text to search in, made once: a form asks for it at each key. */
function textOf(file: DeskFile): string {
  const text = written.get(file) ?? JSON.stringify(file.fields);
  written.set(file, text);
  return text;
}

/** What texts call the facts that are set within a group (`factsOf` in app/content/read-content.ts). */
const NAMES: Record<string, readonly string[]> = {
  "address.street": ["address"],
  "address.suburb": ["address", "suburb"],
  "address.city": ["address", "city"],
  "address.region": ["region"],
  "hours.closed": ["closedDays"],
  "legal.name": ["legalName"],
  "legal.company": ["companyNumber"],
  "legal.vat": ["vatNumber"],
  "legal.informationOfficer": ["informationOfficer"],
  "legal.paiaManual": ["paiaManual"],
  "registrations.body": ["registeredWith"],
};

/** Says how many files a field of the facts changes. */
export function usesOf(path: Path, { files }: DeskContent): string | undefined {
  const [group, name] = path.filter((key) => typeof key === "string");
  const names = group === "answers" || path.length === 1 ? path.slice(-1) : (NAMES[`${group}.${name}`] ?? []);
  const count = files.filter((file) => names.some((fact) => textOf(file).includes(`{{${fact}}}`))).length;
  return count > 0
    ? ` ${count === 1 ? "One other text uses this and changes" : `${count} other texts use this and change`} with it.`
    : undefined;
}

/** Says what the facts' names in a text stand for. */
export const factsIn = (text: string, { facts }: DeskContent): string =>
  [...new Set(text.match(/\{\{\w+\}\}/g))]
    .flatMap((mark) => {
      const fact = facts[mark.slice(2, -2)];
      return fact ? [` ${mark} is read as '${fact}'.`] : [];
    })
    .join("");
