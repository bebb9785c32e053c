/** Publishing from the desk to an OpenSSH server, whose line is cut, while a web server shows what has arrived. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSettings } from "../../deploy/settings.ts";
import { serveSite } from "../../vite/hosting.ts";
import { startSshd } from "../deploy/servers.ts";
import { changeToKloof } from "../fixtures/businesses/kloof.ts";
import { expect as expectAtOnce, test } from "../support/desk.ts";
import { Owner } from "../support/owner.ts";

/** A build and an upload. */
const expect = expectAtOnce.configure({ timeout: 240_000 });

test.describe.configure({ timeout: 600_000 });

test("DEPLOY-01 DEPLOY-02 the desk publishes, shows how far it is, and says what to do when the line is cut", async ({
  page,
  desk,
  site: _,
}) => {
  const work = mkdtempSync(path.join(tmpdir(), "desk-publish-"));
  const folders = ["sshd", "site"].map((name) => path.join(work, name)) as [string, string];
  for (const folder of folders) mkdirSync(folder);
  const server = await startSshd(...folders);
  const { address, close } = await serveSite({ root: folders[1], port: 0, host: "127.0.0.1" });
  try {
    await changeToKloof(new Owner(desk.root));
    writeSettings({ ...server.settings, address }, path.join(desk.root, "deploy.yaml"));
    const bar = page.getByRole("complementary");
    const said = bar.getByRole("status", { name: "Publication" });
    await bar.getByRole("button", { name: "Publish", exact: true }).click();
    server.line.cutAfter(1_000_000);
    await bar.getByRole("button", { name: "Publish the site" }).click();
    await expect(bar.getByRole("progressbar")).toBeVisible();
    await expect(said).toContainText("was lost. What was published before is complete and live. Press Publish again");
    server.line.restore();
    await bar.getByRole("button", { name: "Publish the site" }).click();
    await expect(said).toHaveText("Your site is live, and as you built it.");
    await expect(bar.locator("pre")).toContainText(/\d+ of \d+ files/);
  } finally {
    await close();
    await server.close();
    rmSync(work, { recursive: true, force: true });
    rmSync(path.join(desk.root, "deploy.yaml"), { force: true });
  }
});
