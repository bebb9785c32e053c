import { findProgram } from "../../tools/programs.ts";

const MOUSE = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** How every test starts Chromium: also as root, and without the calls home that a closed network would refuse. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1", // no test is counted as a visit
  // The shell knows no network, and would load lazy pictures from twice as far ahead as Chromium does on a phone's. This switch replaces
  // Playwright's own one, which says that there is a mouse: so it says that again.
  `--blink-settings=lazyLoadingImageMarginPxUnknown=1250,${MOUSE}`,
];

/** Without a Chromium on this machine, Playwright looks for its own download. */
const withProgram = (program: "CHROMIUM_PATH" | "WHOLE_CHROMIUM_PATH") => {
  const executablePath = findProgram(program);
  return { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
};

export const CHROMIUM = withProgram("CHROMIUM_PATH");

/** Playwright switches the back/forward cache off by default. */
export const CHROMIUM_WITH_BACK_FORWARD_CACHE = {
  ...withProgram("WHOLE_CHROMIUM_PATH"),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
