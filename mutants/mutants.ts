/** `npm run mutants -- code [group …]` and `npm run mutants -- site [requirement …]`: does a test notice each fault? See README.md. */
import { findChromium } from "../tools/find-chromium.ts";
import { mutateCode } from "./code.ts";
import { mutateSite } from "./site.ts";

const [part, ...names] = process.argv.slice(2);

try {
  process.env.CHROMIUM_PATH ??= findChromium();
  if (part === "code") process.exitCode = (await mutateCode(names)) ? 0 : 1;
  else if (part === "site") process.exitCode = (await mutateSite(names)) ? 0 : 1;
  else throw new Error("Say which part: npm run mutants -- code [group …], or npm run mutants -- site [requirement …].");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
