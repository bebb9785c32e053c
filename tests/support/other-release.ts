import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { globSync } from "tinyglobby";

/** A copy of the built site, of which a test may change the files. */
export interface Copy {
  root: string;
  remove(): void;
}

/** Copies the built site. The pictures stay where they are. */
export function copyBuilt(): Copy {
  const root = mkdtempSync(path.join(tmpdir(), "release-"));
  // The compressed files stay behind: a test that changes a file would leave them as they were.
  const isCopied = (file: string) => !file.startsWith(path.join("dist", "pictures")) && !/\.(br|gz)$/.test(file);
  cpSync("dist", root, { recursive: true, filter: isCopied });
  symlinkSync(path.resolve("dist/pictures"), path.join(root, "pictures"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Copies the built site as its next release: the same pages under another release's name, each script, stylesheet and page in `assets/` under another hash, and
 * none of the files from before.
 */
export function copyAsNextRelease(): Copy {
  const copy = copyBuilt();
  const { release } = JSON.parse(readFileSync("dist/page.json", "utf8")) as { release: string };
  // The font keeps its name: the inline styles state it, and the policy has their hash.
  const names = readdirSync(path.join(copy.root, "assets"))
    .map((name) => path.parse(name))
    .filter(({ ext }) => ext !== ".woff2");
  const turned = (stem: string) => stem.replace(/-([\w-]{8})$/, (_, hash: string) => `-${[...hash].reverse().join("")}`);
  for (const { base, name, ext } of names)
    renameSync(path.join(copy.root, "assets", base), path.join(copy.root, "assets", turned(name) + ext));
  const renamed = new RegExp(names.map(({ name }) => name.replaceAll("-", "\\-")).join("|"), "g");
  for (const file of globSync("**/*.{html,js,css,json}", { cwd: copy.root })) {
    const target = path.join(copy.root, file);
    const text = readFileSync(target, "utf8");
    writeFileSync(target, text.replace(renamed, turned).replaceAll(release, nextRelease(release)));
  }
  appendFileSync(path.join(copy.root, "service-worker.js"), "// the next release\n");
  return copy;
}

/** What {@link copyAsNextRelease} calls the release after one. */
const nextRelease = (release: string): string => [...release].reverse().join("");
