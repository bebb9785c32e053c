/** Sent by the document once the page is hydrated. */
export const HYDRATED_EVENT = "site:hydrated";
