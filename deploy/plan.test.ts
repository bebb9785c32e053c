import { expect, test } from "vitest";
import { complete, emptyServer, goLive, KEEP_UNUSED_MS, planSteps, releaseToRestore, type ServerState } from "./plan.ts";

const filesOf = (names: string[], hash = "1"): Map<string, string> => new Map(names.map((name) => [name, hash]));

/** A server on which a release is live. */
function serverWith(files: Map<string, string>, now = 0): ServerState {
  const server = emptyServer();
  complete(server, [...files.keys()], files);
  goLive(server, "old", files, now);
  return server;
}

test("DEPLOY-02 a file that no page uses any more stays for 30 days after that, then it goes", () => {
  const server = serverWith(filesOf(["assets/old.js"]));
  const wanted = filesOf(["assets/new.js"]);
  const replacedAt = 100 * KEEP_UNUSED_MS;
  expect(planSteps(server, wanted, replacedAt)).toMatchObject([{ action: "put", paths: ["assets/new.js"] }]);
  complete(server, ["assets/new.js"], wanted);
  goLive(server, "new", wanted, replacedAt);
  expect(planSteps(server, wanted, replacedAt + KEEP_UNUSED_MS)).toEqual([]);
  expect(planSteps(server, wanted, replacedAt + KEEP_UNUSED_MS + 1)).toMatchObject([{ action: "remove", paths: ["assets/old.js"] }]);
});

test.each([
  ["nothing was published", { releases: [] }, undefined],
  ["one release is live", { releases: ["a"] }, undefined],
  ["two were published", { releases: ["b", "a"] }, "a"],
  ["a newer one was cut off", { releases: ["b", "a"], underway: "c" }, "b"],
  ["an undo was cut off", { releases: ["b", "a"], underway: "a" }, "a"],
  ["the first one was cut off", { releases: [], underway: "a" }, undefined],
])("DEPLOY-01 undo when %s", (_when, known, restored) => {
  expect(releaseToRestore({ ...emptyServer(), ...known })).toBe(restored);
});
