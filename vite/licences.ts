import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Packages that the site holds parts of, although no script imports them: the font, and the icons of the sprite. */
const WITHOUT_SCRIPT = ["@fontsource-variable/schibsted-grotesk", "lucide", "simple-icons"];

/** The file with the notices of all packages that reach the browser. */
const NOTICES = "licences.txt";

/** Writes which packages reach the browser, with their licences, which ask for that. `npm run licences` prints the list. */
export function licences(root: string): Plugin {
  return {
    name: "site:licences",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const names = new Set([...modules.flatMap((id) => packageOf(id) ?? []), ...WITHOUT_SCRIPT]);
      this.emitFile({ type: "asset", fileName: NOTICES, source: writeNotices(root, [...names].toSorted()) });
    },
  };
}

/** The package that a module is of; none for the site's own. */
export const packageOf = (id: string): string | undefined =>
  /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id)?.[1]?.replace("\\", "/");

/**
 * Lists packages with their versions and licences, and then each licence's text.
 *
 * @throws Error when a package has no file with its licence.
 */
export function writeNotices(root: string, names: string[]): string {
  const packages = names.map((name) => {
    const folder = path.join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<string, string>;
    const file = readdirSync(folder).find((entry) => /^(licence|license)/i.test(entry));
    if (!file) throw new Error(`${name} has no file with its licence: say in vite/licences.ts how the site gives notice of it.`);
    return { title: `${name} ${version}: ${license}`, text: readFileSync(path.join(folder, file), "utf8").trim() };
  });
  return [
    "This site contains parts of these packages:",
    "",
    ...packages.map(({ title }) => title),
    ...packages.flatMap(({ title, text }) => ["", "-".repeat(80), title, "", text]),
    "",
  ].join("\n");
}
