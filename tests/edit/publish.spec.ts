/** Publishing from the desk to an OpenSSH server, whose line is cut, while Apache shows what has arrived. */
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSettings } from "../../deploy/settings.ts";
import { startApache, startSshd } from "../deploy/servers.ts";
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
  chmodSync(work, 0o755); // Apache gives up root's rights
  const folders = ["sshd", "apache", "site"].map((name) => path.join(work, name)) as [string, string, string];
  for (const folder of folders) mkdirSync(folder);
  const server = await startSshd(folders[0], folders[2]);
  const apache = await startApache(folders[1], folders[2]);
  const { port } = new URL(apache.address);
  // Apache's files send visitors to HTTPS, unless a proxy says that they come by it.
  const proxy = createServer(({ url, headers }, response) => {
    request({ port, path: url, headers: { ...headers, "x-forwarded-proto": "https" } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  try {
    new Owner(desk.root).answerLaunchQuestions();
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
    proxy.close();
    await server.close();
    await apache.close();
    rmSync(work, { recursive: true, force: true });
    rmSync(path.join(desk.root, "deploy.yaml"), { force: true });
  }
});
