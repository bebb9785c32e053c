import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planPublication, publish, undo } from "./publish.ts";
import { readRelease } from "./release.ts";
import { OWN_FOLDER, type Target } from "./targets/target.ts";

/** A folder that is gone when the test ends. */
function makeFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** A folder of this computer in the place of a server. The connection goes after a number of changes. */
function localTarget(site: string, changes = Number.POSITIVE_INFINITY): Target {
  let left = changes;
  const change = (work: () => void) => {
    if (left-- <= 0) throw new Error("Connection lost");
    work();
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
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)).replaceAll(path.sep, "/"));
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith(OWN_FOLDER) && !/\.(br|gz)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(path.join(site, name), "utf8")]),
  );
}

const OLD = { "index.html": "old home", "gone.html": "goes", "assets/a-1.js": "old script", ".htaccess": "old rules", "a page.html": "ü" };
const NEW = { "index.html": "new home", "new.html": "comes", "assets/a-2.js": "new script", ".htaccess": "new rules", "a page.html": "ü" };

test("DEPLOY-01 a release replaces the one before, and leaves its scripts and the files of others", async () => {
  const site = makeFolder({ "cgi-bin/of-another.txt": "stays" });
  const target = localTarget(site);
  await publish(target, readRelease(makeFolder(OLD)), { report });
  await publish(target, readRelease(makeFolder(NEW)), { report });
  expect(textsOf(site)).toEqual({ ...NEW, "assets/a-1.js": "old script", "cgi-bin/of-another.txt": "stays" });
});

test("DEPLOY-01 a dry run lists what a release changes, and changes nothing", async () => {
  const site = makeFolder();
  await publish(localTarget(site), readRelease(makeFolder(OLD)), { report });
  const steps = await planPublication(localTarget(site, 0), readRelease(makeFolder(NEW)));
  expect(steps.flatMap(({ action, paths }) => paths.map((file) => `${action} ${file}`))).toEqual([
    "put assets/a-2.js",
    "put new.html",
    "put index.html",
    "put .htaccess",
    "remove gone.html",
  ]);
});

test("DEPLOY-01 undo puts the last release back byte for byte; once more returns to the newer one", async () => {
  const site = makeFolder();
  const target = localTarget(site);
  const restored: string[] = [];
  const restore = () => undo(target, report, async ({ id }) => void restored.push(id));
  const [old, latest] = [readRelease(makeFolder(OLD)), readRelease(makeFolder(NEW))];
  await publish(target, old, { report });
  await publish(target, latest, { report });
  await restore();
  expect(textsOf(site)).toEqual({ ...OLD, "assets/a-2.js": "new script" });
  await restore();
  expect(textsOf(site)).toEqual({ ...NEW, "assets/a-1.js": "old script" });
  expect(restored).toEqual([old.id, latest.id]);
});

test("DEPLOY-01 undo without an earlier release says so and changes nothing", async () => {
  const site = makeFolder();
  await publish(localTarget(site), readRelease(makeFolder(OLD)), { report });
  await expect(undo(localTarget(site, 0), report, async () => undefined)).rejects.toThrow("There is no earlier release");
});

test("DEPLOY-02 cut off after each change and run again, a release arrives whole, and an undo too", async () => {
  const [old, latest] = [readRelease(makeFolder(OLD)), readRelease(makeFolder(NEW))];
  for (let changes = 0; ; changes++) {
    const site = makeFolder();
    await publish(localTarget(site), old, { report });
    const isWhole = await publish(localTarget(site, changes), latest, { report }).then(
      () => true,
      () => false,
    );
    const isBack = !isWhole && changes >= 2 && changes % 2 === 0; // before that the server doesn't know of it
    if (isBack) await undo(localTarget(site), report, async () => undefined);
    else if (!isWhole) await publish(localTarget(site), latest, { report });
    expect(textsOf(site), `after ${changes} changes`).toMatchObject(isBack ? OLD : NEW);
    expect(Object.keys(textsOf(site)), `after ${changes} changes`).not.toContain(isBack ? "new.html" : "gone.html");
    if (isWhole) break;
  }
});

test("DEPLOY-01 another website is not replaced unless the owner says so", async () => {
  const site = makeFolder({ ".htaccess": "another's", "index.php": "another's" });
  const release = readRelease(makeFolder(NEW));
  await expect(publish(localTarget(site, 0), release, { report })).rejects.toThrow("(index.php, .htaccess)");
  await publish(localTarget(site), release, { report, replaceOthers: true });
  expect(textsOf(site)).toEqual({ ...NEW, "index.php": "another's" });
});

test("DEPLOY-01 a file that somebody changed on the server is uploaded again with 'everything'", async () => {
  const site = makeFolder();
  const release = readRelease(makeFolder(NEW));
  await publish(localTarget(site), release, { report });
  writeFileSync(path.join(site, "index.html"), "changed by hand");
  await publish(localTarget(site), release, { report, everything: true });
  expect(textsOf(site)).toEqual(NEW);
});

test("DEPLOY-01 the server keeps the archives of two releases", async () => {
  const site = makeFolder();
  for (const home of ["one", "two", "three", "four"])
    await publish(localTarget(site), readRelease(makeFolder({ "index.html": home })), { report });
  expect(readdirSync(path.join(site, OWN_FOLDER)).filter((name) => name.startsWith("release-"))).toHaveLength(2);
});
