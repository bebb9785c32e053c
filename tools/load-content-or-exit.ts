import { ContentError } from "../app/content/problem.ts";
import { loadContent } from "../vite/site-source.ts";

/** Reads the content of the current folder. When it is not in order, the command says what is wrong, without a stack, and fails. */
export async function loadContentOrExit(): ReturnType<typeof loadContent> {
  try {
    return await loadContent(process.cwd());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
