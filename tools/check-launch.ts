/** `npm run check:launch`: lists what is still a placeholder and what only the owner can confirm, before the site goes live (DATA-03). */
import { findPlaceholders } from "../app/content/find-placeholders.ts";
import { findLaunchMarks } from "../app/content/launch-marks.ts";
import { readSource } from "../app/content/source.ts";
import { loadContentOrExit } from "./load-content-or-exit.ts";

const FACTS = "content/business.yaml";

const { content } = await loadContentOrExit();
const root = process.cwd();
const facts = readSource(root, FACTS, () => undefined);
const findings = [
  ...findPlaceholders(content.business).map(({ field, value, reason }) => ({
    file: FACTS,
    line: facts?.lineOf(field.split(".")) ?? 1,
    reason: `${field} is ${value}. ${reason}`,
  })),
  ...findLaunchMarks(root),
].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
if (findings.length === 0) {
  console.log("Nothing in content/ is left to set or to confirm.");
} else {
  console.error("Before the site goes live, set or confirm these, and delete the comments that begin with 'launch:'.\n");
  for (const { file, line, reason } of findings) console.error(`  ${file}:${line}: ${reason}`);
  console.error(`\n${findings.length} are left.`);
  process.exitCode = 1;
}
