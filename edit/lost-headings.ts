import { readFileSync } from "node:fs";
import path from "node:path";
import { fieldName, type Problem } from "../app/content/problem.ts";
import type { Content } from "../app/content/read-content.ts";
import { type Prose, proseHeadings } from "../app/schema/prose.ts";
import type { Path } from "./field-edit.ts";
import { contentFiles, pageOfFile } from "./read-desk.ts";
import { readFields } from "./splice.ts";

/** A heading that a page had, and the one in its place if that is known. */
interface Lost {
  page: string;
  id: string;
  other: string | undefined;
}

/** Finds links to headings that a change has reworded or taken away. The build would stop at them (DATA-02). @param root Of the changed content. */
export function linksToLostHeadings(root: string, before: Content, after: Content): Problem[] {
  const left = headingsOf(after);
  const lost = [...headingsOf(before)].flatMap(([page, old]): Lost[] => {
    const now = left.get(page) ?? old; // links to a page that has gone are checked already
    return old.flatMap((id, index) => (now.includes(id) ? [] : [{ page, id, other: now.length === old.length ? now[index] : undefined }]));
  });
  if (lost.length === 0) return [];
  return contentFiles(root).flatMap((file) => {
    const fields = readFields(readFileSync(path.join(root, file), "utf8"));
    const page = pageOfFile(file, fields);
    return textsIn(fields).flatMap(([at, text]) =>
      lost.flatMap((heading) => {
        const target = [`${heading.page}#${heading.id}`, ...(heading.page === page ? [`#${heading.id}`] : [])].find((link) =>
          linksTo(text, link),
        );
        const correction = heading.other ? `Change the link to '${heading.page}#${heading.other}'.` : "Change or remove the link.";
        return target
          ? [{ file, field: fieldName(at), message: `links to '${target}', a heading that is no longer there. ${correction}` }]
          : [];
      }),
    );
  });
}

/** The anchors of the headings in each page's text. */
function headingsOf({ services, posts, articles, texts, pages }: Content): Map<string, string[]> {
  const named = Object.entries(pages).flatMap(([name, page]) => (page && "body" in page ? [[`/${name}`, page.body] as const] : []));
  const all: (readonly [string, Prose])[] = [
    ...[...services, ...posts, ...articles].map(({ url, body }) => [url, body] as const),
    ...texts.map((text) => [text.path, text.body] as const),
    ...named,
  ];
  return new Map(all.map(([page, body]) => [page, proseHeadings(body, ["h2", "h3"]).map(({ id }) => id)]));
}

/** Whether a text is a link, or has one in Markdown. */
const linksTo = (text: string, link: string): boolean => text === link || text.includes(`](${link})`);

/** Every text of a file, and where it is. */
function textsIn(value: unknown, at: Path = []): [Path, string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...at, Array.isArray(value) ? Number(key) : key]));
}
