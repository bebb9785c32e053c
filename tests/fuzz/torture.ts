/** `npm run torture [-- NAME …]`, or `-- NAME --OPTION …`: what takes too long for `npm test`. Runs `tests/fuzz/NAME.fuzz.ts`, or all of them. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";

const folder = "tests/fuzz";
const all = globSync("*.fuzz.ts", { cwd: folder }).map((file) => path.basename(file, ".fuzz.ts"));
const isOption = (argument: string) => argument.startsWith("--");
const options = process.argv.slice(2).filter(isOption);
const names = process.argv.slice(2).filter((argument) => !isOption(argument));
if (options.length > 0 && names.length !== 1) {
  console.error(`Options belong to one script. Name it: ${all.join(", ")}.`);
  process.exit(2);
}
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Name one of these, or none for all: ${all.join(", ")}.`);
  process.exit(2);
}
for (const name of names.length > 0 ? names : all) {
  const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.fuzz.ts`), ...options], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
