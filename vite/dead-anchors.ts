import type { Problem } from "../app/content/problem.ts";

const ID = /\sid="([^"]*)"/g;
const ANCHOR_LINK = /<a\s[^>]*?href="((?:\/[^"#?]*)?)(?:\?[^"#]*)?#([^"]+)"/g;

/**
 * Finds links to a part of a page that the page doesn't have, and ids that two parts of a page have: a link would lead to the first (DATA-02).
 *
 * @param documents The HTML of each page, by path.
 */
export function findDeadAnchors(documents: ReadonlyMap<string, string>): Problem[] {
  const ids = new Map([...documents].map(([path, html]) => [path, [...html.matchAll(ID)].map(([, id = ""]) => id)]));
  return [...documents].flatMap(([path, html]) => [...twiceIn(path, ids.get(path) ?? []), ...deadLinksIn(path, html, ids)]);
}

const twiceIn = (path: string, ids: string[]): Problem[] =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) => ({
    file: path,
    message: `has two parts with the anchor '${id}'. Choose other words for one of the headings.`,
  }));

function deadLinksIn(path: string, html: string, ids: ReadonlyMap<string, string[]>): Problem[] {
  const links = new Set([...html.matchAll(ANCHOR_LINK)].map(([, target, id = ""]) => `${target}#${id}`));
  return [...links].flatMap((link) => {
    const [target = "", id = ""] = link.split("#");
    const known = ids.get(decodeURI(target) || path);
    if (!known || known.includes(decodeURIComponent(id))) return [];
    const message = `has a link to '${link}', but ${target || "the page"} has no part called '${id}'. Its headings are ${namesOf(known)}.`;
    return [{ file: path, message }];
  });
}

/** What an author can link to. */
const namesOf = (ids: string[]): string =>
  ids
    .filter((id) => !/^(root|stylesheet|main)$|question-\d/.test(id))
    .map((id) => `#${id}`)
    .join(", ") || "none";
