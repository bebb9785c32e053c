/** `npm run check:content`: reads everything in content/ and says what is wrong, without building. */
import { buildPages } from "../app/content/build-pages.ts";
import { ContentError } from "../app/content/problem.ts";
import { loadContent } from "./content.ts";

try {
  const { content } = await loadContent(process.cwd());
  console.log(`The content is in order: ${buildPages(content).size} pages.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
