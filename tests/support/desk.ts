import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator } from "@playwright/test";
import { copySite } from "./site-copy.ts";
import { test as base, expect as expectAtOnce } from "./test.ts";

/** The owner's desk, on a copy of the repository that is under version control. */
export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

/** Starts `npm run edit` as its owner would. */
export async function startDesk() {
  const { root, remove, run } = copySite();
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@example.com");
  git("add", "content");
  git("commit", "--quiet", "--message", "First version");
  git("tag", "first");
  const env = { ...process.env, NODE_ENV: undefined, BROWSER: "none", PORT: "0", PICTURE_EFFORT: "" };
  const child = spawn("node", ["--import", "tsx", "edit/start.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.on("exit", () => reject(new Error(`The desk has stopped: ${said}`)));
  });
  return {
    address,
    root,
    run,
    read: (file: string) => readFileSync(path.join(root, file), "utf8"),
    write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    /** The lines that differ from the first version, each with its `+` or `-`, by file; all of a new file's, none of a picture's. */
    diff: (): Record<string, string[]> => {
      git("add", "--intent-to-add", "content");
      const files = git("diff", "--unified=0", "--no-color", "--no-renames", "first", "--", "content").split(/^diff --git a\/.* b\/(.*)$/m);
      const pairs = Array.from({ length: (files.length - 1) / 2 }, (_, index) => [files[2 * index + 1], files[2 * index + 2]] as const);
      return Object.fromEntries(
        pairs.map(([file = "", text = ""]) => [file, text.split("\n").filter((line) => /^[+-](?!\+\+ |-- )/.test(line))]),
      );
    },
    /** Puts content/ back as it was at the start. */
    reset: () => {
      git("reset", "--quiet", "--hard", "first");
      git("clean", "--quiet", "--force", "-d", "content");
    },
    close: async () => {
      child.removeAllListeners("exit");
      const ended = once(child, "exit");
      child.kill("SIGINT"); // Ctrl+C; at any other signal Vite closes by itself, and complains of each page that it still renders
      await ended; // it writes to its cache until then
      remove();
    },
  };
}

/** A save reads the whole content again. */
export const expect = expectAtOnce.configure({ timeout: 60_000 });

/** Tests of one desk, with the content of the start in each. */
export const test = base.extend<{ site: FrameLocator }, { desk: RunningDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** The site in the opened desk, once what can be changed on its page is marked. */
  site: [
    async ({ page, desk }, use) => {
      await page.goto(desk.address);
      const site = page.frameLocator("iframe[title='The site']");
      await site.locator("[data-desk]").first().waitFor({ state: "attached", timeout: 120_000 });
      await use(site);
      desk.reset();
    },
    { timeout: 180_000 }, // the first page waits for Vite to bundle the packages
  ],
});
