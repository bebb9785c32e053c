/** Why a file cannot be written, by what the system and the bundler call it, and what the owner can do. */
const REASONS: [sign: RegExp, message: string][] = [
  [/\bENOSPC\b|No space left on device/i, "The disk is full. Free some space"],
  [/\bEDQUOT\b|Disk quota exceeded/i, "This user's share of the disk is full. Free some space"],
  [/\bEFBIG\b|File too large/i, "A file is larger than this system allows. Raise the limit (ulimit -f)"],
  [
    /\bE(?:ACCES|PERM|ROFS)\b|Permission denied|Read-only file system/i,
    "This user may not write here. Change the folder's owner or rights",
  ],
  [/\bE(?:BUSY|XDEV)\b/i, "Another program holds the folder, or it is on another disk than .cache/. Release or move it"],
];

/** A file of the site cannot be written. Where the code found out helps nobody, so it is printed without a stack. */
class WriteError extends Error {
  /** How Node and Vite print the error. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}

/** Says in an owner's words that the system did not write a file; any other error stays as it is. */
export function explainWriteError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const lines = error.message.split("\n");
  for (const [sign, remedy] of REASONS) {
    const found = lines.findIndex((line) => sign.test(line));
    if (found < 0) continue;
    // The bundler names the file some lines above the reason.
    const details = lines.slice(Math.max(0, found - 3), found + 1).join(" ");
    return new WriteError(`${remedy}, then build again. dist/ is as it was. (${details.replace(/\s+/g, " ").trim()})`);
  }
  return error;
}
