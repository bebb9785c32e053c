import type { Problem } from "../app/content/problem.ts";

const ID = /\sid="([^"]*)"/g;
const ANCHOR_LINK = /<a\s[^>]*?href="((?:\/[^"#?]*)?)(?:\?[^"#]*)?#([^"]+)"/g;

/**
 * Finds links to anchors that their page doesn't have, and duplicate ids: a link would lead to the first (DATA-02).
 *
 * @param documents The HTML of each page, by path.
 */
export function findDeadAnchors(documents: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map([...documents].map(([path, html]) => [path, [...html.matchAll(ID)].map(([, id = ""]) => id)]));
  for (const [file, html] of documents) {
    const own = ids.get(file) ?? [];
    for (const id of own.filter((id, index) => own.indexOf(id) < index))
      problems.push({ file, message: `has two headings with the anchor '${id}'. Reword one of them.` });
    for (const [, target = "", id = ""] of html.matchAll(ANCHOR_LINK)) {
      const known = ids.get(decodeURI(target) || file);
      if (!known || known.includes(decodeURIComponent(id))) continue;
      problems.push({ file, message: `has a link to '${target}#${id}', but that page has no anchor '${id}'. It has ${known.join(", ")}.` });
    }
  }
  return problems;
}
