import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "./build.ts";

const ARTICLE_COUNTS = [10, 1000];
const WRITTEN_ARTICLES = 9;

/** What one number of articles leads to. */
export interface GrowthRow {
  articles: number;
  pages: number;
  /** Of a build whose pictures and cards are made already. */
  seconds: number;
  /** The files with code that the home page's document names; their names change with what they hold. */
  homeCode: string[];
}

/** Builds the site with more and more articles, in a copy of the repository. */
export async function measureGrowth(root: string, folder: string): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const articles of ARTICLE_COUNTS) {
    copyRepository(root, folder, articles);
    build(folder); // makes what is kept from build to build
    const { pages, seconds } = build(folder);
    const home = readFileSync(path.join(folder, "dist/index.html"), "utf8");
    rows.push({ articles, pages, seconds, homeCode: /data-code="([^"]*)"/.exec(home)?.[1]?.split(" ") ?? [] });
  }
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

function copyRepository(root: string, folder: string, articles: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ["app", "content", "hosting", "vite", "vite.config.ts", "package.json", "package-lock.json"])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const part of ["node_modules", ".cache"]) symlinkSync(path.join(root, part), path.join(folder, part));
  const model = readFileSync(path.join(folder, "content/articles/home-cctv.md"), "utf8");
  for (let number = WRITTEN_ARTICLES + 1; number <= articles; number++) {
    const article = model.replace(/^url: .*$/m, `url: /article-${number}`);
    writeFileSync(path.join(folder, `content/articles/article-${number}.md`), article);
  }
}
