const query = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor has asked for less motion. */
export const prefersReducedMotion = (): boolean => query().matches;

/** Tells whether the visitor wants less motion: at once, and whenever that changes. @returns What stops it. */
export function watchReducedMotion(onReport: (isReduced: boolean) => void): () => void {
  const watched = query();
  const report = () => onReport(watched.matches);
  report();
  watched.addEventListener("change", report);
  return () => watched.removeEventListener("change", report);
}
