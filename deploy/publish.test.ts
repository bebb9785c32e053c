import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { KEEP_UNUSED_MS } from "./plan.ts";
import { planPublication, publish, undo } from "./publish.ts";
import { type Release, readRelease } from "./release.ts";
import { OWN_FOLDER, type Target } from "./targets/target.ts";

/** A local folder in place of a server. The connection is lost after a number of changes; `look` is called after each. */
function localTarget(site: string, changes = Number.POSITIVE_INFINITY, look = () => {}): Target {
  let left = changes;
  const change = (work: () => void) => {
    if (left-- <= 0) throw new Error("Connection lost");
    work();
    look();
  };
  return {
    batchSize: 2,
    read: async (file) => (existsSync(path.join(site, file)) ? readFileSync(path.join(site, file)) : undefined),
    put: async (folder, files) => {
      for (const file of files)
        change(() => {
          mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
          writeFileSync(path.join(site, file), readFileSync(path.join(folder, file)));
        });
    },
    remove: async (files) => {
      for (const file of files) change(() => rmSync(path.join(site, file), { force: true }));
    },
    close: async () => undefined,
  };
}

const report = () => undefined;

/** The site's text files, without this command's own. */
function textsOf(site: string): Record<string, string> {
  const names = globSync("**", { cwd: site, dot: true, ignore: [`${OWN_FOLDER}/**`, "**/*.{br,gz}"] });
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(site, name), "utf8")]));
}

/** Each page's text names what it loads and links to; the rules name the pages that they redirect. */
const OLD = {
  "index.html": "old home: assets/a-1.js gone.html",
  "gone.html": "goes: assets/a-1.js index.html",
  "assets/a-1.js": "old script",
  ".htaccess": "old rules",
  "a page.html": "ü",
  "sitemap.xml": "index.html gone.html",
  "service-worker.js": "old",
};
const NEW = {
  "index.html": "new home: assets/a-2.js new.html",
  "new.html": "comes: assets/a-2.js index.html",
  "assets/a-2.js": "new script",
  ".htaccess": "new rules: gone.html",
  "a page.html": "ü",
  "sitemap.xml": "index.html new.html",
  "service-worker.js": "new",
};

test("DEPLOY-01 DEPLOY-02 a dry run lists what a release changes in the order in which it goes up, and changes nothing", async () => {
  const site = makeFolder();
  await publish(localTarget(site), readRelease(makeFolder(OLD)), { report });
  const steps = await planPublication(localTarget(site, 0), readRelease(makeFolder(NEW)));
  expect(steps.flatMap(({ action, paths }) => paths.map((file) => `${action} ${file}`))).toEqual([
    "put assets/a-2.js",
    "put new.html",
    "put index.html",
    "put sitemap.xml",
    "put .htaccess",
    "remove gone.html",
    "put service-worker.js",
  ]);
});

test("DEPLOY-01 undo without an earlier release says so and changes nothing", async () => {
  const site = makeFolder();
  await publish(localTarget(site), readRelease(makeFolder(OLD)), { report });
  await expect(undo(localTarget(site, 0), report, async () => undefined)).rejects.toThrow("There is no earlier release");
});

/** Expects that a visitor of any page or list finds what it names. */
function expectSound(site: string): void {
  const texts = textsOf(site);
  for (const [file, text] of Object.entries(texts)) {
    const named = /html|xml/.test(file) ? text.match(/\S+\.(js|html)/g) : undefined;
    const missing = named?.filter((name) => !(name in texts) && !texts[".htaccess"]?.includes(name));
    expect(missing ?? [], `${file} names`).toEqual([]);
  }
}

test("DEPLOY-02 cut off after each change and run again, every page finds what it names, and a release arrives whole, an undo too", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const releases = [{ ...OLD, "assets/a-0.js": "oldest script" }, OLD, NEW].map((files) => readRelease(makeFolder(files)));
  const [oldest, old, latest] = releases as [Release, Release, Release];
  for (let cut = 0, isWhole = false; !isWhole; cut++)
    for (const isUndone of [true, false]) {
      const site = makeFolder();
      const target = (left?: number) => localTarget(site, left, () => expectSound(site));
      await publish(localTarget(site), oldest, { report });
      await publish(target(), old, { report });
      vi.setSystemTime(Date.now() + KEEP_UNUSED_MS + 1); // the oldest script is removed
      isWhole = await publish(target(cut), latest, { report }).then(
        () => true,
        () => false,
      );
      const isBack = isUndone && (isWhole || cut > 1); // before that the server doesn't know of it
      if (isBack) await undo(target(), report, async () => undefined);
      else await publish(target(), latest, { report });
      expect(textsOf(site), `after ${cut} changes`).toMatchObject(isBack ? OLD : NEW);
      expect(Object.keys(textsOf(site)), `after ${cut} changes`).not.toContain(isBack ? "new.html" : "gone.html");
    }
});

test("DEPLOY-01 another website, or a page changed by hand, is not replaced unless the owner says so", async () => {
  const site = makeFolder({ ".htaccess": "another's", "index.php": "another's" });
  const release = readRelease(makeFolder(NEW));
  await expect(publish(localTarget(site, 0), release, { report })).rejects.toThrow("(index.php, .htaccess)");
  await publish(localTarget(site), release, { report, replaceOthers: true });
  expect(textsOf(site)).toEqual({ ...NEW, "index.php": "another's" });
  writeFileSync(path.join(site, "index.html"), "changed by hand");
  await publish(localTarget(site), release, { report, replaceOthers: true });
  expect(textsOf(site)).toEqual({ ...NEW, "index.php": "another's" });
});

test("DEPLOY-01 undo after an upload of every file was cut off refuses, since nobody knows which files are as they were", async () => {
  const site = makeFolder();
  const [old, latest] = [readRelease(makeFolder(OLD)), readRelease(makeFolder(NEW))];
  for (const release of [old, latest]) await publish(localTarget(site), release, { report });
  await expect(publish(localTarget(site, 2), latest, { report, replaceOthers: true })).rejects.toThrow("Connection lost");
  await expect(undo(localTarget(site, 0), report, async () => undefined)).rejects.toThrow("Finish the last publication first");
});

test("DEPLOY-01 the server keeps the archives of two releases", async () => {
  const site = makeFolder();
  for (const home of ["one", "two", "three", "four"])
    await publish(localTarget(site), readRelease(makeFolder({ "index.html": home })), { report });
  expect(readdirSync(path.join(site, OWN_FOLDER)).filter((name) => name.startsWith("release-"))).toHaveLength(2);
});

test("DEPLOY-01 a folder that is missing, or has no built site, is not published", () => {
  for (const folder of [path.join(makeFolder(), "dist"), makeFolder({ "robots.txt": "" })])
    expect(() => readRelease(folder)).toThrow("Run 'npm run build' first");
});
