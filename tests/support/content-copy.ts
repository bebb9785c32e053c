import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPages } from "../../app/content/build-pages.ts";
import { ContentError, type Problem } from "../../app/content/problem.ts";
import type { Content } from "../../app/content/read-content.ts";
import type { PageData } from "../../app/schema/page.ts";
import { loadContent } from "../../vite/site-source.ts";

const PICTURES = "content/pictures";

/** The shipped content in a temporary folder, where a test may break it. */
export class ContentCopy {
  /** The folder that has content/. */
  readonly root = mkdtempSync(path.join(tmpdir(), "content-"));

  constructor() {
    cpSync("content", path.join(this.root, "content"), { recursive: true, filter: (source) => !/\.(webp|jpe?g|png)$/.test(source) });
    mkdirSync(path.join(this.root, PICTURES), { recursive: true });
    for (const name of readdirSync(PICTURES)) if (!name.endsWith(".yaml")) this.#link(`${PICTURES}/${name}`);
  }

  /** The path of one of its files. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), "utf8");
  }

  /** Writes a file, or another in its place: the original's pictures are linked here, so writing into one would change it. */
  write(file: string, data: string | Buffer): void {
    this.removeFile(file);
    writeFileSync(this.at(file), data);
  }

  removeFile(file: string): void {
    rmSync(this.at(file), { force: true, recursive: true });
  }

  /** Changes one place of a file. @throws Error when the place is not there. */
  edit(file: string, from: RegExp | string, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${from}.`);
    this.write(file, changed);
  }

  /** Reads it as the build does. @returns What is wrong, or what each page shows. */
  async load(): Promise<{ problems: readonly Problem[]; message: string; content?: Content; pages: ReadonlyMap<string, PageData> }> {
    try {
      const { content } = await loadContent(this.root);
      return { problems: [], message: "", content, pages: buildPages(content) };
    } catch (error) {
      if (error instanceof ContentError) return { problems: error.problems, message: error.message, pages: new Map() };
      throw error;
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** A link instead of a copy, where both are on one disk. */
  #link(file: string): void {
    try {
      linkSync(file, this.at(file));
    } catch {
      cpSync(file, this.at(file));
    }
  }
}
