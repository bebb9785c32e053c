import { LAUNCH_FILE } from "../content-files.ts";
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
  "hours.days": ["hours"],
  "hours.closed": ["closedDays"],
  "legal.name": ["legalName"],
  "legal.company": ["companyNumber"],
  "legal.vat": ["vatNumber"],
  "legal.informationOfficer": ["informationOfficer"],
  "legal.paiaManual": ["paiaManual"],
  "analytics.service": ["analytics"],
  "registrations.body": ["registeredWith"],
};

/** Says in how many places of the site's texts a field of the facts is named. */
export function usesOf(path: Path, { files }: DeskContent): string | undefined {
  const [group, name] = path.filter((key) => typeof key === "string");
  const names = group === "answers" || path.length === 1 ? path.slice(-1) : (NAMES[`${group}.${name}`] ?? []);
  const texts = files.filter(({ file }) => file !== LAUNCH_FILE).map(textOf);
  const count = names.reduce<number>((sum, fact) => sum + texts.join().split(`{{${fact}}}`).length - 1, 0);
  return count > 0
    ? ` ${count === 1 ? "One other place uses this and changes" : `${count} other places use this and change`} with it.`
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
