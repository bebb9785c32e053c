import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeFolder } from "../tests/support/folders.ts";
import { buildSite } from "./build-site.ts";

afterEach(() => void vi.unstubAllEnvs());

test("DEPLOY-01 the build isn't told the web space's password or key", () => {
  const build = `node -e "require('fs').writeFileSync('names', Object.keys(process.env).join(' '))"`;
  const root = makeFolder({ "package.json": JSON.stringify({ scripts: { build } }) });
  vi.stubEnv("DEPLOY_PASSWORD", "secret");
  vi.stubEnv("DEPLOY_KEY", "key");
  buildSite(root);
  const names = readFileSync(path.join(root, "names"), "utf8").split(" ");
  expect(names).toContain("PICTURE_EFFORT");
  expect(names.filter((name) => name.startsWith("DEPLOY_"))).toEqual([]);
});

test("DEPLOY-01 a build that fails is not published", () => {
  expect(() => buildSite(makeFolder({ "package.json": JSON.stringify({ scripts: { build: "exit 1" } }) }))).toThrow("wasn't built");
});
