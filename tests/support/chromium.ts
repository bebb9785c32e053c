/** How every test starts Chromium: also as root, and without the calls home that a closed network would refuse. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];
