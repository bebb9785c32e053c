import { kindPath, type ListName } from "../../schema/kind.ts";
import type { Problem } from "../problem.ts";
import type { Folder, Rule } from "./rule.ts";

/** A kind has words for the page of its services where it has services, and only there; so with its posts and articles (LIST-01). */
export const kindPages: Rule = ({ kinds, services, posts, articles }) => {
  const lists: { list: ListName; folders: Folder<{ kinds: string[] }>[]; what: string }[] = [
    { list: "services", folders: [services], what: "service" },
    { list: "blogs", folders: [posts, articles], what: "post or article" },
  ];
  return kinds.flatMap(({ item, source }): Problem[] =>
    lists.flatMap(({ list, folders, what }) => {
      const { name } = item;
      const entries = folders.flatMap((folder) => folder.entries);
      const first = entries.find((entry) => entry.item.kinds.includes(name));
      const at = { file: source.file, line: source.lineOf([item[list] ? list : "name"]) };
      if (first && !item[list]) {
        const message = `is '${name}', which ${first.source.file} names, but it has no '${list}'. Add its title, description, heading and lead: the words of ${kindPath(list, name)}.`;
        return [{ ...at, field: "name", message }];
      }
      // A file that does not fit its schema, which is reported, may have the kind.
      if (first || !item[list] || folders.some((folder) => folder.fileCount > folder.entries.length)) return [];
      const message = `has words for ${kindPath(list, name)}, but no ${what} names the kind '${name}'. Name it in one, or take the words out.`;
      return [{ ...at, field: list, message }];
    }),
  );
};
