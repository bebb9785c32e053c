import { execFileSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";
import { History } from "./history.ts";

afterEach(() => void vi.unstubAllEnvs());

test("DESK-02 a version is saved on a computer whose Git doesn't know its user", () => {
  const root = contentFolder({ "business.yaml": "name: Kloof\n" });
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  for (const args of [
    ["init", "--quiet"],
    ["config", "user.useConfigOnly", "true"],
  ])
    execFileSync("git", args, { cwd: root });
  const history = new History(root);
  history.save("New prices");
  expect(history.list()?.versions).toMatchObject([{ sentence: "New prices" }]);
});
