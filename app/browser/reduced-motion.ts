const query = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor has asked for less motion. */
export const prefersReducedMotion = (): boolean => query().matches;

/** Reports whether the visitor prefers less motion: at once, and on every change. @returns A function that stops it. */
export function watchReducedMotion(onReport: (isReduced: boolean) => void): () => void {
  const watched = query();
  const report = () => onReport(watched.matches);
  report();
  watched.addEventListener("change", report);
  return () => watched.removeEventListener("change", report);
}
