/** Two releases of the built site that differ in every way in which publishing can break a page. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { type Release, readRelease } from "../../deploy/release.ts";
import { compressTexts } from "../../vite/host-files.ts";
import { writeNextRelease } from "../support/next-release.ts";
import { hashOf, loadedBy } from "./visitor.ts";

/** The page that only the first release has, and the one that only the second has. Where one is missing, its address leads to the services. */
const FIRST_ONLY = "terms";
const SECOND_ONLY = "new-terms";

/** Writes two releases into folders: `dist/`, and one with other scripts, styles, links, pages and rules. */
export async function makeReleases(work: string): Promise<[Release, Release]> {
  const [first, second] = [path.join(work, "first"), path.join(work, "second")];
  cpSync("dist", first, { recursive: true });
  shrink(first);
  redirect(first, SECOND_ONLY);
  writeNextRelease(second);
  shrink(second);
  for (const file of globSync("**/*.html", { cwd: second, absolute: true })) editText(file, changeStyle);
  renameSync(path.join(second, `${FIRST_ONLY}.html`), path.join(second, `${SECOND_ONLY}.html`));
  rmSync(path.join(second, FIRST_ONLY), { recursive: true });
  redirect(second, FIRST_ONLY);
  await compressTexts(second);
  return [readRelease(first), readRelease(second)];
}

/** Leaves the pages of the business and every sixth other one, with the pictures that a visitor loads: each sort of file is still there. */
function shrink(folder: string): void {
  const pages = globSync("**/*.html", { cwd: folder }).sort();
  const others = pages.filter((file) => !["index", "services", "404", FIRST_ONLY].includes(path.parse(file).name));
  for (const file of others.filter((_, index) => index % 6 > 0)) {
    const page = path.join(folder, file.replace(/\.html$/, ""));
    for (const end of [".html", ".html.br", "/page.json", "/page.json.br"]) rmSync(page + end, { force: true });
  }
  const left = globSync("**/*.html", { cwd: folder, absolute: true });
  const loaded = new Set(left.flatMap((file) => loadedBy(readFileSync(file, "utf8"))));
  for (const file of globSync("{pictures,films}/**", { cwd: folder })) if (!loaded.has(`/${file}`)) rmSync(path.join(folder, file));
}

const editText = (file: string, edit: (text: string) => string): void => writeFileSync(file, edit(readFileSync(file, "utf8")));

const redirect = (folder: string, page: string): void =>
  editText(path.join(folder, ".htaccess"), (rules) =>
    rules.replace("RewriteBase /\n", `RewriteBase /\n  RewriteRule ^${page}$ /services [R=301,L]\n`),
  );

const STYLE = /<style>([^<]*)/;

/** Changes a page's inline style and the policy that allows it, and links to the page that the release has instead. */
function changeStyle(html: string): string {
  const linked = html.replaceAll(`href="/${FIRST_ONLY}"`, `href="/${SECOND_ONLY}"`);
  const [, style] = STYLE.exec(html) ?? [];
  if (style === undefined) return linked;
  const changed = `${style}/* second */`;
  return linked.replace(STYLE, `<style>${changed}`).replaceAll(hashOf(style), hashOf(changed));
}
