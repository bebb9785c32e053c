import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** The owner's desk, on a copy of the repository that is under version control. */
export interface RunningDesk {
  address: string;
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** The lines that differ from the first version, each with its `+` or `-`, by file. */
  diff(): Record<string, string[]>;
  /** Runs one of package.json's scripts. */
  run: SiteCopy["run"];
  close(): void;
}

/** Starts `npm run edit` as its owner would. */
export async function startDesk(): Promise<RunningDesk> {
  const { root, remove, run } = copySite();
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@example.com");
  git("add", "content");
  git("commit", "--quiet", "--message", "First version");
  const env = { ...process.env, NODE_ENV: undefined, BROWSER: "none", PORT: "0" };
  const process_ = spawn("node", ["--import", "tsx", "edit/start.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    process_.stdout.on("data", (data) => {
      said += data;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    process_.on("exit", () => reject(new Error(`The desk has ended: ${said}`)));
  });
  return {
    address,
    root,
    run,
    read: (file) => readFileSync(path.join(root, file), "utf8"),
    write: (file, text) => writeFileSync(path.join(root, file), text),
    diff: () => {
      const files = git("diff", "--unified=0", "--no-color", "--", "content").split(/^diff --git .*$/m);
      return Object.fromEntries(
        files.slice(1).map((text) => {
          const lines = text.split("\n").filter((line) => /^[+-]/.test(line));
          return [lines[1]?.replace(/^\+\+\+ b\//, ""), lines.slice(2)];
        }),
      );
    },
    close: () => {
      process_.removeAllListeners("exit");
      process_.kill();
      remove();
    },
  };
}

/** Opens the desk, and waits until what can be changed on the page beside it is marked. */
export async function openDesk(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const site = page.frameLocator("iframe[title='The site']");
  await site.locator("[data-desk]").first().waitFor({ state: "attached", timeout: 120_000 });
  return site;
}
