/** Publishing to an OpenSSH server and to vsftpd, while visitors read the site, and the line is cut. */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTarget } from "../../deploy/connect.ts";
import { isHashed } from "../../deploy/plan.ts";
import { publish, undo } from "../../deploy/publish.ts";
import { type Release, readRelease } from "../../deploy/release.ts";
import type { Settings } from "../../deploy/settings.ts";
import { compressTexts } from "../../vite/host-files.ts";
import { writeNextRelease } from "../support/next-release.ts";
import { seededRandom } from "../support/random.ts";
import { type FileServer, startSshd, startVsftpd } from "./servers.ts";

/** How often each way's line is cut: 50 times together. */
const CUTS = { sftp: 30, ftps: 8, rsync: 12 };

let work: string;
let releases: [Release, Release];

beforeAll(async () => {
  process.env.DEPLOY_PASSWORD = "any";
  work = mkdtempSync(path.join(tmpdir(), "deploy-test-"));
  chmodSync(work, 0o755); // vsftpd gives up root's rights
  const [first, second] = [path.join(work, "first"), path.join(work, "second")];
  cpSync("dist", first, { recursive: true });
  writeNextRelease(second);
  renameSync(path.join(second, "terms.html"), path.join(second, "new-terms.html"));
  await compressTexts(second);
  releases = [readRelease(first), readRelease(second)];
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const report = () => undefined;

describe.each(Object.entries(CUTS) as ["sftp" | "ftps" | "rsync", number][])("%s", (by, cuts) => {
  let site: string;
  let settings: Settings;
  let server: FileServer;
  const put = (release: Release) => withTarget(settings, (target) => publish(target, release, { report }));

  beforeAll(async () => {
    const folder = path.join(work, by, "server");
    site = path.join(work, by, "www", "site");
    for (const each of [folder, site]) mkdirSync(each, { recursive: true });
    server = await (by === "ftps" ? startVsftpd : startSshd)(folder, site);
    settings = { ...server.settings, by };
  });
  afterAll(() => server.close());

  test(`DEPLOY-02 with ${cuts} cuts no visitor meets a broken page, and each release arrives whole`, async () => {
    const { line } = server;
    await put(releases[0]);
    const before = line.sent();
    await put(releases[1]);
    const whole = line.sent() - before;
    const random = seededRandom(cuts);
    let isOver = false;
    const visited = visit(site, () => isOver);
    let at = 0;
    for (let left = cuts; left > 0; ) {
      line.cutAfter(Math.ceil(random() * whole));
      const isWhole = await put(releases[at] as Release).then(
        () => true,
        (error: Error) => void expect(error.message).toContain("was lost"),
      );
      line.restore();
      if (!isWhole) left--;
      // Half of the time the owner goes on at once, and half of the time the line is cut once more.
      if (!isWhole && random() < 0.5) await put(releases[at] as Release);
      else if (!isWhole) continue;
      expectRelease(site, releases[at] as Release);
      at = 1 - at;
    }
    await put(releases[at] as Release);
    expectRelease(site, releases[at] as Release);
    isOver = true;
    expect(await visited).toEqual([]);
  });

  test("DEPLOY-01 undo puts the last release back, once more returns to the newer one", async () => {
    await put(releases[0]);
    await put(releases[1]);
    for (const release of releases) {
      await withTarget(settings, (target) => undo(target, report, async () => undefined));
      expectRelease(site, release);
    }
  });

  test("DEPLOY-01 a wrong folder and a wrong port are named", async () => {
    const publishTo = (other: Partial<Settings>) =>
      withTarget({ ...settings, ...other }, (target) => publish(target, releases[0], { report }));
    await expect(publishTo({ folder: `${settings.folder}-wrong` })).rejects.toThrow("There is no folder");
    await expect(publishTo({ port: 1 })).rejects.toThrow("on port 1");
  });
});

/** Expects every file of a release on the server, and no page of another one. Old files with a hash may stay. */
function expectRelease(site: string, release: Release): void {
  const files = [...readRelease(site).files].filter(
    ([file]) => !file.startsWith(".deploy/") && (release.files.has(file) || !isHashed(file)),
  );
  expect(new Map(files)).toEqual(release.files);
}

/** Reads the site's documents, rules and data over and over until `isOver`: each must be one of the releases', whole, and all that it loads be there. */
async function visit(site: string, isOver: () => boolean): Promise<string[]> {
  const [first, second] = releases;
  const files = [...first.files.keys()].filter((file) => second.files.has(file) && !isHashed(file) && /\.(html|json|htaccess)$/.test(file));
  const known = new Map(files.map((file) => [file, releases.map(({ folder }) => readFileSync(path.join(folder, file), "utf8"))]));
  const problems: string[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const [file, texts] = [...known][turn % known.size] as [string, string[]];
    const text = existsSync(path.join(site, file)) ? readFileSync(path.join(site, file), "utf8") : "is missing";
    if (!texts.includes(text)) problems.push(`${file}: no release has this text: ${text.slice(0, 80)}`);
    for (const [loaded] of text.matchAll(/\/assets\/[\w.-]+/g))
      if (!existsSync(path.join(site, loaded))) problems.push(`${file} loads ${loaded}`);
    await setTimeout(5); // lets the publication go on
  }
  return problems;
}
