/**
 * `npm run torture -- site`: the tests of the built site that `npm test` leaves out (`*.long.spec.ts`), then the journeys of tests/engines in
 * Chromium, where `npm test` has the site's own tests (docs/decisions/0031-long-tests.md).
 */
import { spawnSync } from "node:child_process";
import { findChromium, findWholeChromium } from "../../tools/find-chromium.ts";

const chromium = findChromium();
const whole = findWholeChromium(chromium);
const failed = [
  run(["playwright", "test", "--project=long"], { CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: whole }),
  run(["vitest", "run", "--root", ".", "--config", "tests/engines/vitest.config.ts", "chromium.engine"], { CHROMIUM_PATH: whole }),
].some((status) => status !== 0);
process.exit(failed ? 1 : 0);

function run([command = "", ...args]: string[], env: Record<string, string>): number | null {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env }, shell: process.platform === "win32" }).status;
}
