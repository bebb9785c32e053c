import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../tests/support/folders.ts";

test("DATA-02 check:content says in words what is wrong, without a stack, and fails", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", import.meta.resolve("tsx"), path.resolve("tools/check-content.ts")], {
    cwd: contentFolder({ "pictures/pictures.yaml": "", "films/none.txt": "", "business.yaml": "name: a: b\n" }),
    encoding: "utf8",
  });
  expect(stderr).toContain("\ncontent/business.yaml:1: is not well-formed YAML: ");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
