/** `npm run check:content`: checks everything in content/ without building. */
import { readSite } from "../vite/site-source.ts";
import { orExit } from "./or-exit.ts";

const { pages } = await orExit(() => readSite(process.cwd()));
console.log(`The content is in order: ${pages.size} pages.`);
