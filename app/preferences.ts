/** Runs before the first paint: sets the theme and the reading direction that the visitor chose on an earlier visit (NAV-06). */
try {
  const { theme, direction } = localStorage;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (direction === "rtl") document.documentElement.dir = direction;
} catch {
  // Storage can be forbidden; the system's setting and the document's direction then hold.
}
