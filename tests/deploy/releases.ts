/** Two releases of the built site that differ in everything by which a publication can break a page. */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Release, readRelease } from "../../deploy/release.ts";
import { compressTexts } from "../../vite/host-files.ts";

/** The page that only the first release has, and the one that only the second has. Where one is missing, its address leads to the services. */
const FIRST_ONLY = "terms";
const SECOND_ONLY = "new-terms";

/** Copies `dist/` into two folders, the second one with other scripts, styles, links, pages and rules. */
export async function makeReleases(work: string): Promise<[Release, Release]> {
  const [first, second] = [path.join(work, "first"), path.join(work, "second")];
  for (const folder of [first, second]) cpSync("dist", folder, { recursive: true });
  redirect(first, SECOND_ONLY);
  renameScripts(second);
  for (const file of filesOf(second, ".html")) editText(path.join(second, file), changeStyle);
  renameSync(path.join(second, `${FIRST_ONLY}.html`), path.join(second, `${SECOND_ONLY}.html`));
  rmSync(path.join(second, FIRST_ONLY), { recursive: true });
  redirect(second, FIRST_ONLY);
  writeFileSync(path.join(second, "service-worker.js"), `${readFileSync(path.join(second, "service-worker.js"), "utf8")}// second\n`);
  for (const file of filesOf(second, ".br", ".gz")) rmSync(path.join(second, file));
  await compressTexts(second);
  return [readRelease(first), readRelease(second)];
}

const filesOf = (folder: string, ...endings: string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => endings.some((ending) => file.endsWith(ending)));

function editText(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

const redirect = (folder: string, page: string): void =>
  editText(path.join(folder, ".htaccess"), (rules) =>
    rules.replace("RewriteBase /\n", `RewriteBase /\n  RewriteRule ^${page}$ /services [R=301,L]\n`),
  );

/** Gives every script and stylesheet another hash, and names them so wherever they are named. */
export function renameScripts(folder: string): void {
  const names = readdirSync(path.join(folder, "assets"))
    .filter((name) => /\.(js|css|json)$/.test(name))
    .map((name) => path.parse(name));
  const turned = (stem: string): string => stem.replace(/-([\w-]{8})$/, (_, hash: string) => `-${[...hash].reverse().join("")}`);
  for (const { base, name, ext } of names) renameSync(path.join(folder, "assets", base), path.join(folder, "assets", turned(name) + ext));
  const named = new RegExp(names.map(({ name }) => name.replaceAll("-", "\\-")).join("|"), "g");
  for (const file of filesOf(folder, ".html", ".js", ".css", ".json"))
    editText(path.join(folder, file), (text) => text.replace(named, turned));
}

const STYLE = /<style>([^<]*)/;

/** Changes a page's inline style and the policy that allows it, and links to the page that the release has instead. */
function changeStyle(html: string): string {
  const [, style] = STYLE.exec(html) ?? [];
  const linked = html.replaceAll(`href="/${FIRST_ONLY}"`, `href="/${SECOND_ONLY}"`);
  if (style === undefined) return linked;
  const changed = `${style}/* second */`;
  return linked.replace(STYLE, `<style>${changed}`).replaceAll(hashOf(style), hashOf(changed));
}

/** The hash by which a policy allows an inline style or script. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");
