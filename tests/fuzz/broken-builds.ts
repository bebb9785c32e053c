/** Builds that are given broken content, are killed, or lack disk: none may leave half a site, or end in a stack. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySite, type SiteCopy } from "../support/site-copy.ts";
import type { BrokenContent, Fault } from "./broken-content.ts";

/** When builds are killed, in parts of the time that a whole one takes: most at the end, when dist/ is exchanged. */
const KILLED_AT = [0.05, 0.2, 0.4, 0.6, 0.75, 0.85, 0.92, 0.96, 1, 1.04];

/** The size of the disk for builds that lack room, and how much of it is free, in megabytes: a write fails early, in the middle, and late. */
const DISK = { size: 64, free: [1, 5, 10, 14] };

/** A line of a stack. */
const STACK = /^\s+at .+:\d+:\d+\)?$/m;

/** What every document of the site runs: the theme and the font, what the page is about, the boot script, the page's code. */
const KNOWN_SCRIPT = /^<script(?: type="application\/ld\+json"| data-(?:code|font)="[^"<>]*")?>$/;

/** Builds content with these faults. @returns What went wrong. */
export async function buildBroken(tree: BrokenContent, examples: readonly Fault[][]): Promise<string[]> {
  const failures: string[] = [];
  for (const broken of examples) {
    await tree.break(broken);
    const outcome = await tree.read();
    const site = copySite(path.join(tree.copy.root, "content"));
    const { status, stderr } = site.run("build");
    const found = [
      STACK.test(stderr) && "a stack",
      outcome === "valid" && status !== 0 && "content that is in order is not built",
      outcome === "told" && existsSync(site.dist) && "broken content is built",
      ...(status === 0 ? problemsOfSite(site.dist) : []),
    ].filter(Boolean);
    console.log(
      `  Built ${JSON.stringify(broken.map(({ kind }) => kind))}: ${found.length > 0 ? found.join(", ") : status === 0 ? "a site" : "reported"}`,
    );
    if (found.length > 0) failures.push(`${JSON.stringify(broken)}: ${found.join(", ")}\n${stderr.slice(0, 2000)}`);
    site.remove();
  }
  return failures;
}

/** What no document of a site may have. */
function problemsOfSite(dist: string): string[] {
  return globSync("**/*.html", { cwd: dist }).flatMap((file) => {
    const html = readFileSync(path.join(dist, file), "utf8");
    const scripts = html.match(/<script[^>]*>/gi) ?? [];
    return [
      ...scripts.filter((tag) => !KNOWN_SCRIPT.test(tag)).map((tag) => `${file} has ${tag}`),
      ...(/(?:href|src)="(?:javascript|data|vbscript):/i.test(html) ? [`${file} has an address that runs code`] : []),
      ...(/\son\w+="/i.test(html.replace(/<script[\s\S]*?<\/script>/g, "")) ? [`${file} has an event handler`] : []),
      ...(html.includes("Content-Security-Policy") ? [] : [`${file} has no policy`]),
    ];
  });
}

/** Kills builds over a whole site. @returns What went wrong. */
export async function killBuilds(): Promise<string[]> {
  const failures: string[] = [];
  const site = copySite();
  site.run("build");
  const whole = fingerprint(site.dist);
  const start = performance.now();
  await killBuild(site, 600_000);
  const duration = performance.now() - start;
  for (const part of KILLED_AT) {
    const time = Math.round(duration * part);
    const killed = await killBuild(site, time);
    const state = fingerprint(site.dist);
    console.log(
      `  Killed after ${time} ms${killed ? "" : " (it had ended)"}: ${state === whole ? "the whole site is there" : "another site"}`,
    );
    if (state !== whole) failures.push(`A build that was killed after ${time} ms left another dist/.`);
  }
  const { status } = site.run("build");
  if (status !== 0 || fingerprint(site.dist) !== whole) failures.push("After all that, a build makes another site.");
  if (globSync(".cache/**/*.part", { cwd: site.root }).length > 0)
    console.log("  Unfinished files are left in .cache, which no build reads.");
  site.remove();
  return failures;
}

/** Builds on a disk that is nearly full, over a whole site. Only root can make one. @returns What went wrong. */
export function fillDisk(): string[] {
  const failures: string[] = [];
  const disk = mkdtempSync(path.join(tmpdir(), "disk-"));
  const before = process.env.TMPDIR;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK.size}m`, "tmpfs", disk]).status !== 0) {
    console.log("  No build on a full disk: this user may not mount one.");
    rmSync(disk, { recursive: true });
    return [];
  }
  process.env.TMPDIR = disk; // for the copy
  try {
    const site = copySite();
    site.run("build");
    const whole = fingerprint(site.dist);
    for (const free of DISK.free) {
      rmSync(path.join(site.root, ".cache/social-cards"), { recursive: true, force: true });
      const { bavail, bsize } = statfsSync(disk);
      const filler = path.join(disk, "filler");
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024 ** 2)));
      const { status, stderr } = site.run("build");
      rmSync(filler);
      const found = [
        status === 0 && "it is built",
        STACK.test(stderr) && "a stack",
        fingerprint(site.dist) !== whole && "another dist/",
      ].filter(Boolean);
      console.log(`  ${free} MB of disk free: ${found.length > 0 ? found.join(", ") : "reported, and the whole site is there"}`);
      if (found.length > 0) failures.push(`A build with ${free} MB of disk: ${found.join(", ")}\n${stderr.slice(0, 2000)}`);
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
  return failures;
}

/** Test runners set NODE_ENV, which would make a development build of React. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: undefined });

/** @returns Whether the build was still at work. */
function killBuild({ root }: SiteCopy, time: number): Promise<boolean> {
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  const build = spawn(process.execPath, [vite, "build"], { cwd: root, stdio: "ignore", env: environment() });
  return new Promise((done) => {
    const timer = setTimeout(() => build.kill("SIGKILL"), time);
    build.once("exit", (code) => {
      clearTimeout(timer);
      done(code === null);
    });
  });
}

/** A hash of all files in a folder, with their names. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const file of files) {
    const target = path.join(folder, file);
    if (statSync(target).isFile()) hash.update(file).update(readFileSync(target));
  }
  return hash.digest("hex");
}
