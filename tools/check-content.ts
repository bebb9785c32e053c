/** `npm run check:content`: checks everything in content/ without building. */
import { buildPages } from "../app/content/build-pages.ts";
import { loadContentOrExit } from "./load-content-or-exit.ts";

const { content } = await loadContentOrExit();
console.log(`The content is in order: ${buildPages(content).size} pages.`);
