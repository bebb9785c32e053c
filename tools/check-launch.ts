/** `npm run check:launch`: lists what is still a placeholder, before the site goes live (DATA-03). */
import { findPlaceholders } from "../app/content/find-placeholders.ts";
import { loadContentOrExit } from "./load-content-or-exit.ts";

const { content } = await loadContentOrExit();
const placeholders = findPlaceholders(content.business);
if (placeholders.length === 0) {
  console.log("No placeholder is left in content/business.yaml.");
} else {
  console.error("Still placeholders in content/business.yaml:\n");
  for (const { field, value, reason } of placeholders) console.error(`  ${field}: ${value}\n    ${reason}`);
  console.error("\nSet them before the site goes live.");
  process.exitCode = 1;
}
