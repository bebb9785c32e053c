const MOUSE = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** How every test starts Chromium: also as root, and without the calls home that a closed network would refuse. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  // The shell knows no network, and would load lazy pictures from twice as far ahead as Chromium does on a phone's. This switch replaces the test
  // tool's own one, which says that there is a mouse: so it says that again.
  `--blink-settings=lazyLoadingImageMarginPxUnknown=1250,${MOUSE}`,
];

const whole = process.env.WHOLE_CHROMIUM_PATH || process.env.CHROMIUM_PATH;

/** Starts a Chromium that has a back/forward cache: the one with windows. The test tool switches the cache off by itself. */
export const WITH_BACK_FORWARD_CACHE = {
  ...(whole ? { executablePath: whole } : {}),
  args: CHROMIUM_ARGUMENTS,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
