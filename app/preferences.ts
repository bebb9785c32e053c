/** Runs before the first paint: sets the theme and the reading direction that the visitor chose on an earlier visit (NAV-06). */
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("direction") === "rtl") document.documentElement.dir = "rtl";
} catch {
  // Storage can be forbidden; the system's setting and the document's direction then hold.
}
