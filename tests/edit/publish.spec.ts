/** Publishing from the desk to an OpenSSH server, whose line is cut, while a web server shows what has arrived. */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readSettings, SETTINGS_FILE, writeSettings } from "../../deploy/settings.ts";
import { listen, serveFolder } from "../../vite/hosting.ts";
import { startSshd } from "../deploy/servers.ts";
import { changeToKloof } from "../fixtures/kloof.ts";
import { Owner } from "../support/owner.ts";
import { expect as expectAtOnce, test } from "./work.ts";

/** A build and an upload. */
const expect = expectAtOnce.configure({ timeout: 240_000 });

test.describe.configure({ timeout: 600_000 });

test("DEPLOY-01 DEPLOY-02 the desk publishes, but not the example, and says what to do when the line is cut", async ({ work }) => {
  const { desk, bar, status, button, field } = work;
  const [own, site] = ["sshd", "site"].map((name) => test.info().outputPath(name)) as [string, string];
  for (const folder of [own, site]) mkdirSync(folder, { recursive: true });
  const server = await startSshd(own, site);
  const settingsFile = path.join(desk.root, SETTINGS_FILE);
  const { address, close } = await listen(serveFolder(site));
  try {
    const { host, port, user, key, hostKey } = server.settings;
    const said = bar.getByRole("status", { name: "Publication" });
    await button("Publish").click();
    await bar.getByLabel("Server").fill("no server");
    await button("Connect").click();
    await expect(status).toContainText("Server: must be a server's name");
    const answers = { Server: host, Port: String(port), "User name": user, "Folder of the website": site, "Key's file": String(key) };
    for (const [label, answer] of Object.entries(answers)) await bar.getByLabel(label).fill(answer);
    await button("Connect").click();
    await expect(bar).toContainText(`The server's fingerprint is ${hostKey}.`);
    await button("It's right: trust it").click();
    await expect(button("Publish the site")).toBeVisible();
    expect(readSettings(settingsFile)).toEqual(server.settings);
    writeSettings({ ...server.settings, address }, settingsFile);
    await button("Publish the site").click();
    await expect(status.first()).toContainText("The launch list isn't done.");
    await button("Change").click();
    await field("title").fill("Warm and cold");
    await button("Publish").click();
    await expect(bar).toContainText("You have changes that aren't saved. They won't be published.");
    await button("Discard").click();
    await expect(bar).not.toContainText("You have changes");
    await changeToKloof(new Owner(desk.root));
    server.line.cutAfter(1_000_000);
    await button("Publish the site").click();
    await expect(bar.getByRole("progressbar")).toBeVisible();
    await expect(said).toContainText("was lost. What was published before is complete and live. Press Publish again");
    server.line.restore();
    await button("Publish the site").click();
    await expect(said).toHaveText("Your site is live, and as you built it.");
    await expect(bar.locator("pre")).toContainText(/\d+ of \d+ files/);
    await button("Another web space").click();
    await expect(bar.getByLabel("Server")).toBeVisible();
  } finally {
    await close();
    await server.close();
    rmSync(settingsFile, { force: true });
  }
});
