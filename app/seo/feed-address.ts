/** Where the Atom feed lies, and its media type. */
export const FEED = { path: "/feed.xml", type: "application/atom+xml" };
