/** `npm run build`: from content/ and app/ to the finished site in dist/. */
import { ContentError } from "../app/content/problem.ts";
import { buildSite } from "./build-site.ts";
import { progress } from "./progress.ts";

try {
  const { pages, seconds } = await buildSite({ root: process.cwd(), outDir: "dist", progress });
  progress(`Done: ${pages} pages in dist/ after ${seconds.toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\nNothing was written.`);
  process.exitCode = 1;
}
