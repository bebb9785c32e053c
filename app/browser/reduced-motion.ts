/** The media query for reduced motion, which follows the system setting. */
export const reducedMotion = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");
