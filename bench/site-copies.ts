import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { documentFile } from "../hosting/policy.ts";
import { PAGES } from "./pages.ts";

/** The script in the head, which preloads the font unless the visitor saves data (app/browser/before-paint.ts). */
const PRELOADING_SCRIPT = /<script data-font="([^"]+)">[\s\S]*?<\/script>/;
const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** Copies the built site twice: as it is, and without scripts, where a link preloads the font instead. */
export function makeSiteCopies(dist: string, folder: string): { site: string; baseline: string } {
  const copies = { site: path.join(folder, "site"), baseline: path.join(folder, "baseline") };
  rmSync(folder, { recursive: true, force: true });
  for (const copy of Object.values(copies)) cpSync(dist, copy, { recursive: true });
  for (const page of PAGES) {
    const file = path.join(copies.baseline, documentFile(page));
    const html = withoutScripts(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return copies;
}

function withoutScripts(html: string): string {
  if (!PRELOADING_SCRIPT.test(html))
    throw new Error("The script that preloads the font is not there: change PRELOADING_SCRIPT in bench/site-copies.ts.");
  return html.replace(PRELOADING_SCRIPT, '<link rel="preload" as="font" crossorigin href="$1">').replaceAll(SCRIPT, "");
}
