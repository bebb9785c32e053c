import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { globSync } from "tinyglobby";
import vnu from "vnu-jar";
import { expect, test } from "../support/test.ts";

/** Without the second compiler Java takes half of the processor time for a run of seconds. The stack is what long pages need. */
const JAVA_OPTIONS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss2m"];

/** What is wrong by the checker's rules and right on purpose. */
const ACCEPTED = [
  /^The “role” attribute must not be used on a “t[rdh]” element/, // engines drop a table's roles where it is shown as cards (browsers.md)
  /Property “interpolate-size” doesn't exist/, // newer than the checker; a browser without it opens an answer at once
];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

test("the W3C checker finds no error on any page", async () => {
  test.setTimeout(240_000);
  const files = globSync("dist/**/*.html");
  expect(files.length).toBeGreaterThan(10);
  const args = [...JAVA_OPTIONS, "-jar", vnu, "--format", "json", "--exit-zero-always", "--stdout", ...files];
  const { stdout } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = messages
    .filter(({ type, message }) => type !== "info" && !ACCEPTED.some((accepted) => accepted.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`);
  expect(errors).toEqual([]);
});
