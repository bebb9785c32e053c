/** Sent by the document when the page is hydrated, and when a part below its first view is, or will not be. */
export const HYDRATED_EVENT = "site:hydrated";
