import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/**
 * Serves a post as a host whose cache is stuck: always the document of this release, with the data of another.
 *
 * @returns How often the document has been asked for.
 */
export async function serveStaleDocument(page: Page, path: string): Promise<() => number> {
  const file = JSON.parse(readFileSync("dist/blog-detail/page.json", "utf8")) as object;
  const stale = { body: readFileSync("dist/blog-detail.html", "utf8"), contentType: "text/html" };
  let documents = 0;
  await page.route(`**${path}`, (route) => {
    documents += 1;
    return route.fulfill(stale);
  });
  await page.route(`**${path}/page.json`, (route) => route.fulfill({ json: { ...file, release: "another" } }));
  return () => documents;
}
