/** Publishing to an OpenSSH server and to vsftpd, while visitors use the site that Apache serves, and the connection is cut. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTarget } from "../../deploy/connect.ts";
import { isHashed } from "../../deploy/plan.ts";
import { publish, undo } from "../../deploy/publish.ts";
import { type Release, readRelease } from "../../deploy/release.ts";
import type { Settings } from "../../deploy/settings.ts";
import { type Running, startApache } from "../support/servers.ts";
import { makeReleases } from "./releases.ts";
import { type Line, startSshd, startVsftpd } from "./servers.ts";
import { type Visit, visit } from "./visitor.ts";

/** How often each way's line is cut. */
const CUTS = { sftp: 3, ftps: 2, rsync: 2 };

let work: string;
let releases: [Release, Release];

beforeAll(async () => {
  process.env.DEPLOY_PASSWORD = "any";
  work = mkdtempSync(path.join(tmpdir(), "deploy-test-"));
  chmodSync(work, 0o755); // Apache gives up root's rights
  releases = await makeReleases(work);
});
afterAll(async () => {
  rmSync(work, { recursive: true, force: true });
});

const report = () => undefined;

describe.each(Object.entries(CUTS) as ["sftp" | "ftps" | "rsync", number][])("%s", (by, cuts) => {
  let site: string;
  let address: string;
  let settings: Settings;
  let line: Line;
  const running: Running[] = [];
  const put = (release: Release) => withTarget(settings, (target) => publish(target, release, { report }));

  beforeAll(async () => {
    const folder = path.join(work, by);
    site = path.join(folder, "www", "site");
    for (const name of ["server", "apache"]) mkdirSync(path.join(folder, name), { recursive: true });
    mkdirSync(site, { recursive: true });
    const server = await (by === "ftps" ? startVsftpd : startSshd)(path.join(folder, "server"), site);
    const apache = await startApache(path.join(folder, "apache"), site);
    running.push(server, apache);
    ({ line } = server);
    settings = { ...server.settings, by };
    address = apache.address;
  });

  afterAll(async () => {
    for (const { close } of running) await close();
  });

  test(`DEPLOY-02 with ${cuts} cuts no visitor meets a broken page, and each release arrives whole`, async () => {
    await put(releases[0]);
    await put(releases[1]);
    const before = line.sent();
    await put(releases[0]);
    const whole = line.sent() - before; // what a publication sends, now that both releases' hashed files are there
    let isOver = false;
    const visits = Promise.all([0, 1].map(() => visit(address, releases, () => isOver)));
    visits.catch(() => undefined); // it's awaited at the end
    try {
      for (let cut = 1; cut <= cuts; cut++) {
        const release = releases[cut % 2] as Release;
        line.cutAfter(Math.ceil((whole * cut) / (cuts + 1)));
        await expect(put(release)).rejects.toThrow("was lost");
        line.restore();
        await put(release);
        expectRelease(site, release);
      }
    } finally {
      isOver = true;
    }
    const found: Visit[] = await visits;
    expect(found.flatMap(({ problems }) => problems)).toEqual([]);
    console.log(`${by}: ${cuts} cuts, ${found.reduce((sum, { pages }) => sum + pages, 0)} pages visited`);
  });

  test("DEPLOY-01 undo puts the last release back, once more returns to the newer one", async () => {
    await put(releases[0]);
    await put(releases[1]);
    for (const release of releases) {
      await withTarget(settings, (target) => undo(target, report, async () => undefined));
      expectRelease(site, release);
    }
  });

  test("DEPLOY-01 a wrong folder and a wrong port are named, and no connection stays open", async () => {
    const publishTo = (other: Partial<Settings>) =>
      withTarget({ ...settings, ...other }, (target) => publish(target, releases[0], { report }));
    await expect(publishTo({ folder: `${settings.folder}-wrong` })).rejects.toThrow("There is no folder");
    await expect.poll(line.connections, { timeout: 10_000 }).toBe(0);
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
