import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { globSync } from "tinyglobby";
import vnu from "vnu-jar";
import { expect, test } from "../support/test.ts";

/** For a run of seconds: without the second compiler Java takes half of the processor time. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

test("the W3C checker finds no error on any page", async () => {
  test.setTimeout(240_000);
  const files = globSync("dist/**/*.html");
  expect(files.length).toBeGreaterThan(45);
  const run = promisify(execFile)(
    "java",
    [...SHORT_RUN, "-Xss2m", "-jar", vnu, "--format", "json", "--exit-zero-always", "--stdout", ...files],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { messages } = JSON.parse((await run).stdout) as { messages: Message[] };
  const errors = messages
    .filter(({ type }) => type !== "info")
    .map(({ url, message, extract }) => `${url.replace(/.*dist/, "")}: ${message} ${extract ?? ""}`);
  expect(errors).toEqual([]);
});
