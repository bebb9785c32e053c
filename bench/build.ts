import { spawnSync } from "node:child_process";
import path from "node:path";
import { globSync } from "tinyglobby";

/**
 * Runs `vite build` in a repository's folder.
 *
 * @returns How many pages the site has, and how long the build took.
 * @throws Error with what Vite printed when the build fails.
 */
export function build(root: string): { pages: number; seconds: number } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, "node_modules/vite/bin/vite.js"), "build"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const documents = globSync("**/*.html", { cwd: path.join(root, "dist"), ignore: ["404.html"] });
  return { pages: documents.length, seconds: (performance.now() - start) / 1000 };
}
