/** Paths that lead to another one (RT-07). */
export const redirects: Record<string, string> = { "/contact-us": "/contact" };

/** Paths at which the built site holds files of its own, where no page can live. */
export const reservedPaths = ["/404", "/assets", "/files", "/films", "/offline", "/pictures", "/social"];
