/** A visitor who goes from link to link without a rest, and notes whatever is broken. */

import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Release } from "../../deploy/release.ts";
import { hashOf } from "./releases.ts";

/** What a visit has found. */
export interface Visit {
  pages: number;
  problems: string[];
}

/** Walks through the site until `isOver`. Each page must be one of these releases', whole, with all that it loads. */
export async function visit(address: string, releases: readonly Release[], isOver: () => boolean): Promise<Visit> {
  const known = new Set(
    releases.flatMap(({ folder, files }) =>
      [...files.keys()].filter((file) => file.endsWith(".html")).map((file) => readFileSync(path.join(folder, file), "utf8")),
    ),
  );
  const found: Visit = { pages: 0, problems: [] };
  const queue = ["/"];
  while (!isOver()) {
    const page = queue.splice(Math.floor(Math.random() * queue.length), 1)[0] ?? "/";
    const { status, text, policy } = await get(address, page);
    found.pages++;
    if (status !== 200) found.problems.push(`${page}: ${status}`);
    else if (!known.has(text)) found.problems.push(`${page}: no release has this text: ${text.slice(0, 80)}`);
    else {
      found.problems.push(
        ...refusedBy([policy, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? ""], text).map(
          (what) => `${page}: ${what}`,
        ),
      );
      for (const file of loadedBy(text)) {
        const response = await get(address, file, "HEAD");
        if (response.status !== 200) found.problems.push(`${page}: ${file}: ${response.status}`);
      }
      if (queue.length < 200) queue.push(...linksOf(text));
    }
  }
  return found;
}

/** Scripts, styles and data, and the first pictures. */
function loadedBy(html: string): string[] {
  const files = [...new Set([...html.matchAll(/["'(](\/(?:assets|pictures|films)\/[^"'()\s,#]+)/g)].map(([, file]) => file as string))];
  return [...files.filter((file) => file.startsWith("/assets/")), ...files.filter((file) => !file.startsWith("/assets/")).slice(0, 3)];
}

const linksOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link]) => link as string))].filter((link) => !/\.\w+$/.test(link));

/** The inline styles and scripts that a policy refuses. */
function refusedBy(policies: string[], html: string): string[] {
  const inline = [...html.matchAll(/<(style|script)(?: [^>]*)?>([^<]+)<\/\1>/g)].filter(([tag]) => !tag.includes("application/"));
  return policies.flatMap((policy) => {
    const allowed = (name: string) => new RegExp(`(?:^|;) ?${name} ([^;]*)`).exec(policy)?.[1];
    return inline.flatMap(([, kind = "", text = ""]) => {
      const sources = allowed(`${kind}-src`) ?? allowed("default-src");
      return sources === undefined || sources.includes("'unsafe-inline'") || sources.includes(hashOf(text))
        ? []
        : [`a policy refuses its ${kind}`];
    });
  });
}

/** Requests as a browser does, and follows one redirect. */
async function get(address: string, page: string, method = "GET"): Promise<{ status: number; text: string; policy: string }> {
  const response = await send(address + page, method);
  return response.location ? send(address + new URL(response.location, address).pathname, method) : response;
}

/** A server may end a connection just as it is used again. */
const agent = new Agent({ keepAlive: false });

function send(url: string, method: string): Promise<{ status: number; text: string; policy: string; location?: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { method, agent, headers: { "accept-encoding": "br", "x-forwarded-proto": "https" } }, (response) => {
      const parts: Buffer[] = [];
      response
        .on("data", (part: Buffer) => parts.push(part))
        .on("error", reject)
        .on("end", () => {
          const body = Buffer.concat(parts);
          const { "content-encoding": encoding, "content-security-policy": policy = "", location } = response.headers;
          const text = String(encoding === "br" && body.length > 0 ? brotliDecompressSync(body) : body);
          resolve({ status: response.statusCode ?? 0, text, policy: String(policy), location });
        });
    })
      .on("error", reject)
      .end();
  });
}
