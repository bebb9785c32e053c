import { ContentError } from "../app/content/problem.ts";
import { loadContent } from "../vite/site-source.ts";

/** Reads the content of the current folder. On content errors, prints them without a stack trace and exits with status 1. */
export async function loadContentOrExit(): ReturnType<typeof loadContent> {
  try {
    return await loadContent(process.cwd());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
