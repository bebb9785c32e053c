/** `npm run build`: from content/ and app/ to the finished site in dist/. */
import { buildSite } from "./build-site.ts";
import { failForContent } from "./content.ts";
import { progress } from "./progress.ts";

const { pages, seconds } = await buildSite({ root: process.cwd(), outDir: "dist", progress }).catch(failForContent);
progress(`Done: ${pages} pages in dist/ after ${seconds.toFixed(1)} s.`);
