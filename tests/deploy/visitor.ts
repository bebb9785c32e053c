/** A visitor who follows links without a pause, and notes whatever is broken. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "../../deploy/release.ts";

/** What a visit has found. */
export interface Visit {
  pages: number;
  problems: string[];
}

/** Visits pages until `isOver`. Each page must be one of these releases', whole, with all that it loads. */
export async function visit(address: string, releases: readonly Release[], isOver: () => boolean): Promise<Visit> {
  const known = new Set(
    releases.flatMap(({ folder, files }) =>
      [...files.keys()].filter((file) => file.endsWith(".html")).map((file) => readFileSync(path.join(folder, file), "utf8")),
    ),
  );
  const pages = new Set(releases.flatMap(({ files }) => [...files.keys()].map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)));
  const headers = {
    "accept-encoding": "br",
    connection: "close", // a server may end a connection just as it is used again
    "x-forwarded-proto": "https",
  };
  const request = (page: string, method: string) => fetch(address + page, { method, headers });
  const found: Visit = { pages: 0, problems: [] };
  const queue = ["/"];
  while (!isOver()) {
    const page = queue.splice(Math.floor(Math.random() * queue.length), 1)[0] ?? "/";
    const response = await request(page, "GET");
    const text = await response.text();
    const problem = (what: string) => void found.problems.push(`${page}: ${what}`);
    found.pages++;
    if (response.status !== 200) problem(`${response.status}`);
    else if (!known.has(text)) problem(`no release has this text: ${text.slice(0, 80)}`);
    else {
      const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? "";
      for (const policy of [own, response.headers.get("content-security-policy") ?? ""]) refusedBy(policy, text).forEach(problem);
      for (const file of loadedBy(text)) {
        const { status } = await request(file, "HEAD");
        if (status !== 200) problem(`${file}: ${status}`);
      }
      if (queue.length < 200) queue.push(...linksOf(text).filter((link) => pages.has(decodeURI(link))));
    }
  }
  return found;
}

/** Scripts, styles and data, and the first pictures. */
export function loadedBy(html: string): string[] {
  const files = [...new Set([...html.matchAll(/["'(](\/(?:assets|pictures|films)\/[^"'()\s,#]+)/g)].map(([, file]) => file as string))];
  return [...files.filter((file) => file.startsWith("/assets/")), ...files.filter((file) => !file.startsWith("/assets/")).slice(0, 3)];
}

/** The hash by which a policy allows an inline style or script. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const linksOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link]) => link as string))].filter((link) => !/\.\w+$/.test(link));

/** The inline styles and scripts that a policy refuses. */
function refusedBy(policy: string, html: string): string[] {
  const sourcesOf = (name: string) => new RegExp(`(?:^|;) ?${name} ([^;]*)`).exec(policy)?.[1];
  return [...html.matchAll(/<(style|script)(?: [^>]*)?>([^<]+)<\/\1>/g)].flatMap(([tag, kind = "", text = ""]) => {
    const sources = sourcesOf(`${kind}-src`) ?? sourcesOf("default-src");
    const isAllowed = sources === undefined || sources.includes("'unsafe-inline'") || sources.includes(hashOf(text));
    return isAllowed || tag.includes("application/") ? [] : [`a policy refuses its ${kind}`];
  });
}
