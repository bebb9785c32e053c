/** `npm run check:content`: reads everything in content/ and says what is wrong, without building. */
import { buildPages } from "../app/content/build-pages.ts";
import { failForContent, loadContent } from "./content.ts";

const { content } = await loadContent(process.cwd()).catch(failForContent);
console.log(`The content is in order: ${buildPages(content).size} pages.`);
