import { afterEach, expect, test, vi } from "vitest";
import { writeSettings } from "../deploy/settings.ts";
import { makeFolder } from "../tests/support/folders.ts";
import { startDeploy } from "./publish.ts";

afterEach(() => void vi.unstubAllEnvs());

test("DEPLOY-01 a publication that can't be started says so, and another one can be", async () => {
  const root = makeFolder();
  writeSettings({ by: "sftp", host: "kloof.example", port: 22, user: "sipho", folder: "www" }, `${root}/deploy.yaml`);
  vi.stubEnv("PATH", root);
  const deploy = startDeploy(root, "back", "");
  await expect.poll(() => deploy.isRunning).toBe(false);
  expect(deploy.failure).toContain("npm");
});
