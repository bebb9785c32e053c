import { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";

/** Copies `dist/` as another release has it, without compressed files: every script, stylesheet and index has another hash, wherever it is named. */
export function writeNextRelease(folder: string): void {
  cpSync("dist", folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const names = readdirSync(path.join(folder, "assets"))
    .filter((name) => /\.(js|css|json)$/.test(name))
    .map((name) => path.parse(name));
  const turned = (stem: string): string => stem.replace(/-([\w-]{8})$/, (_, hash: string) => `-${[...hash].reverse().join("")}`);
  for (const { base, name, ext } of names) renameSync(path.join(folder, "assets", base), path.join(folder, "assets", turned(name) + ext));
  const named = new RegExp(names.map(({ name }) => name.replaceAll("-", "\\-")).join("|"), "g");
  for (const file of globSync("**/*.{html,js,css,json}", { cwd: folder, absolute: true }))
    writeFileSync(file, readFileSync(file, "utf8").replace(named, turned));
  appendFileSync(path.join(folder, "service-worker.js"), "// the next release\n");
}
