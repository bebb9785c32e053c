import type { Path } from "../field-edit.ts";
import type { DeskContent } from "../read-desk.ts";

/** Says in how many places of the site's texts a field of the facts is named. */
export function usesOf(path: Path, { factUses }: DeskContent): string | undefined {
  const isFact = path.length === 1 || path[0] === "answers";
  const count = (isFact && factUses[path.at(-1) as string]) || 0;
  if (count === 0) return undefined;
  return ` ${count === 1 ? "One other place uses this and changes" : `${count} other places use this and change`} with it.`;
}

/** Says what the facts' names in a text stand for. */
export const factsIn = (text: string, { facts }: DeskContent): string =>
  [...new Set(text.match(/\{\{\w+\}\}/g))]
    .flatMap((mark) => {
      const fact = facts[mark.slice(2, -2)];
      return fact ? [` ${mark} is read as '${fact}'.`] : [];
    })
    .join("");
