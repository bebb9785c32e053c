import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./problem.ts";

/** Far more than an article of an hour; above it a parser could keep the build waiting. */
const MAX_BYTES = 256 * 1024;

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Reads a text file of content/. A byte order mark and the line ends of Windows are taken out.
 *
 * @param root The repository's root.
 * @param file Path from there.
 * @param report Called for what is no plain text in UTF-8; the text is then `undefined`.
 */
export function readTextFile(root: string, file: string, report: (problem: Problem) => void): string | undefined {
  const bytes = readBytes(path.join(root, file), (message) => report({ file, message }));
  if (!bytes) return undefined;
  if (UTF_16.some((mark) => mark.every((byte, index) => bytes[index] === byte))) {
    report({ file, message: "is saved as UTF-16. Save it again as UTF-8: editors offer it under 'Save as' or 'Encoding'." });
    return undefined;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    const message =
      "has a character that is not saved as UTF-8. Save the file again as UTF-8: editors offer it under 'Save as' or 'Encoding'.";
    report({ file, line: firstBadLine(bytes), message });
    return undefined;
  }
}

function readBytes(target: string, report: (message: string) => void): Buffer | undefined {
  try {
    const stats = lstatSync(target);
    // A link can lead out of the folder, and to what is never at its end, such as a device.
    if (stats.isSymbolicLink()) report("is a link to another file. Put the file itself in its place.");
    else if (!stats.isFile()) report("is not a file. Put a text file in its place, or take it away.");
    else if (stats.size > MAX_BYTES)
      report(`is ${Math.ceil(stats.size / 1024)} KB large, but a text file has at most ${MAX_BYTES / 1024} KB. Shorten it, or divide it.`);
    else return readFileSync(target);
  } catch {
    report("cannot be read. The file must exist and be plain text in UTF-8.");
  }
  return undefined;
}

/** The number of the first line that is not UTF-8. No character of UTF-8 but the line feed itself contains its byte. */
function firstBadLine(bytes: Buffer): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let start = 0;
  for (let line = 1; ; line++) {
    const end = bytes.indexOf("\n", start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? undefined : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
  }
}
