/** The visitor's wish for less motion: the query `matches`, and changes with the system's setting. */
export const reducedMotion = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");
