import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

/** Writes a report into mutants/reports/, with the day and the commit that it is of. */
export function writeReport(name: string, text: string): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const [heading, ...rest] = text.split("\n");
  mkdirSync("mutants/reports", { recursive: true });
  writeFileSync(`mutants/reports/${name}.md`, [heading, "", `Run on ${day}, on commit ${commit}.`, ...rest].join("\n"));
}
