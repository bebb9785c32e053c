/** What only the owner can answer before the site goes live (DATA-03, OWN-07). */
export const LAUNCH_FILE = "content/launch.yaml";

/** The facts of the business. */
export const FACTS_FILE = "content/business.yaml";
