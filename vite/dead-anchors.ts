import path from "node:path";
import { globSync } from "tinyglobby";
import { fieldName, type Problem } from "../app/content/problem.ts";
import { readSource } from "../app/content/source.ts";
import type { PageData } from "../app/pages.ts";
import { SERVICE_IDS } from "../app/schema/prose.ts";

/** A link to a part of a page: in Markdown, or a field that is a path. */
const LINK = /(?:^(?=\/)|\]\()(\/[^\s#?)]*)?(?:\?[^\s#)]*)?#([^\s)]+)/g;

/** The names of all text files in content/. */
export const contentFiles = (root: string): string[] => globSync("content/**/*.{yaml,md}", { cwd: root }).sort();

/** Finds links in content/ to a heading or question that their page doesn't have, as after one is reworded or deleted (DATA-02). */
export function findDeadAnchors(root: string, pages: ReadonlyMap<string, PageData>, leftOut: ReadonlySet<string>): Problem[] {
  const anchors = new Map([...pages].map(([address, page]) => [address, anchorsOf(page)]));
  return contentFiles(root).flatMap((file) => {
    const source = readSource(root, file, () => {});
    const { url = `/${path.parse(file).name}` } = (source?.value ?? {}) as { url?: string };
    return textsIn(source?.value).flatMap(([field, text]) =>
      [...text.matchAll(LINK)].flatMap(({ input, index, 1: page = url, 2: id = "" }): Problem[] => {
        const known = anchors.get(page);
        if (!known || known.includes(id) || leftOut.has(`${page}#${id}`)) return [];
        const line = source?.lineOf(field, field[0] === "body" ? input.slice(0, index).split("\n").length : 0);
        const message = `links to '${page}#${id}', but that page has no such heading or question. It has: ${known.join(", ") || "none"}.`;
        return [{ file, line, field: fieldName(field), message }];
      }),
    );
  });
}

/** The anchors of a page: its headings, its questions, and what else has an id, such as a region. */
function anchorsOf(page: PageData): string[] {
  const questions = (page.layout === "text" || page.layout === "service") && page.faqs?.map(({ id }) => `question-${id}`);
  return [...(page.layout === "service" ? SERVICE_IDS : []), ...idsIn(page), ...(questions ? ["questions", ...questions] : [])];
}

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value) && (value[0] === "h2" || value[0] === "h3")) return [value[1]];
  const { id } = value as { id?: unknown };
  return [...(typeof id === "string" ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}

/** Every text of a file, and its field. */
function textsIn(value: unknown, field: (string | number)[] = []): [field: (string | number)[], text: string][] {
  if (typeof value !== "object" || value === null) return [[field, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...field, Array.isArray(value) ? Number(key) : key]));
}
