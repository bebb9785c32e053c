/** Paths that lead to another one (RT-07). */
export const redirects: Record<string, string> = { "/contact-us": "/contact" };
