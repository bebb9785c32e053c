import type { Plugin } from "vite";
import { makeSearchIndex } from "../app/content/search-index.ts";
import { generatedFiles } from "./generated-files.ts";
import type { SiteSource } from "./site-source.ts";

/** What the search page searches, as a file whose name changes with it. The search page's data name it. */
export function searchIndex(site: SiteSource): Plugin {
  return generatedFiles("site:search-index", async () => {
    const { content, pages } = await site.read();
    const search = pages.get("/search");
    if (search?.layout !== "search") throw new Error("There is no page /search to name the index.");
    return [{ path: search.index, make: () => makeSearchIndex([...pages.values()], content.pages.search.synonyms).text }];
  });
}
