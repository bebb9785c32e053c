/** Publishing from the desk to an OpenSSH server, whose line is cut, while a web server shows what has arrived. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSettings, SETTINGS_FILE, writeSettings } from "../../deploy/settings.ts";
import { listen, serveFolder } from "../../vite/hosting.ts";
import { startSshd } from "../deploy/servers.ts";
import { changeToKloof } from "../fixtures/kloof.ts";
import { expect as expectAtOnce, test } from "../support/desk.ts";
import { Owner } from "../support/owner.ts";

/** A build and an upload. */
const expect = expectAtOnce.configure({ timeout: 240_000 });

test.describe.configure({ timeout: 600_000 });

test("DEPLOY-01 DEPLOY-02 the desk publishes, but not the example, and says what to do when the line is cut", async ({
  page,
  desk,
  site: _,
}) => {
  const work = mkdtempSync(path.join(tmpdir(), "desk-publish-"));
  const folders = ["sshd", "site"].map((name) => path.join(work, name)) as [string, string];
  for (const folder of folders) mkdirSync(folder);
  const server = await startSshd(...folders);
  const settingsFile = path.join(desk.root, SETTINGS_FILE);
  const { address, close } = await listen(serveFolder(folders[1]));
  try {
    const { host, port, user, folder, key, hostKey } = server.settings;
    const bar = page.getByRole("complementary");
    const said = bar.getByRole("status", { name: "Publication" });
    await bar.getByRole("button", { name: "Publish", exact: true }).click();
    await bar.getByLabel("Server").fill("no server");
    await bar.getByRole("button", { name: "Connect" }).click();
    await expect(page.getByRole("status")).toContainText("Server: must be a server's name");
    const answers = { Server: host, Port: String(port), "User name": user, "Folder of the website": folder, "Key's file": String(key) };
    for (const [label, answer] of Object.entries(answers)) await bar.getByLabel(label).fill(answer);
    await bar.getByRole("button", { name: "Connect" }).click();
    await expect(bar).toContainText(`The server's fingerprint is ${hostKey}.`);
    await bar.getByRole("button", { name: "It's right: trust it" }).click();
    await expect(bar.getByRole("button", { name: "Publish the site" })).toBeVisible();
    expect(readSettings(settingsFile)).toEqual(server.settings);
    writeSettings({ ...server.settings, address }, settingsFile);
    await bar.getByRole("button", { name: "Publish the site" }).click();
    await expect(page.getByRole("status").first()).toContainText("The launch list isn't done.");
    await bar.getByRole("button", { name: "Change", exact: true }).click();
    await bar.locator('[data-field="title"]').fill("Warm and cold");
    await bar.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(bar).toContainText("You have changes that aren't saved. They won't be published.");
    await bar.getByRole("button", { name: "Discard" }).click();
    await expect(bar).not.toContainText("You have changes");
    await changeToKloof(new Owner(desk.root));
    server.line.cutAfter(1_000_000);
    await bar.getByRole("button", { name: "Publish the site" }).click();
    await expect(bar.getByRole("progressbar")).toBeVisible();
    await expect(said).toContainText("was lost. What was published before is complete and live. Press Publish again");
    server.line.restore();
    await bar.getByRole("button", { name: "Publish the site" }).click();
    await expect(said).toHaveText("Your site is live, and as you built it.");
    await expect(bar.locator("pre")).toContainText(/\d+ of \d+ files/);
    await bar.getByRole("button", { name: "Another web space" }).click();
    await expect(bar.getByLabel("Server")).toBeVisible();
  } finally {
    await close();
    await server.close();
    rmSync(work, { recursive: true, force: true });
    rmSync(settingsFile, { force: true });
  }
});
