import { ContentError, type Problem } from "../app/content/problem.ts";
import { type Content, readContent } from "../app/content/read-content.ts";
import { redirects, reservedPaths, routeTable } from "../app/routes.ts";
import { type Master, readPictures } from "./pictures.ts";

/** Reads the content of the repository at `root`, with its pictures. @throws ContentError with every problem found. */
export async function loadContent(root: string): Promise<{ content: Content; pictures: Map<string, Master> }> {
  const problems: Problem[] = [];
  const pictures = await readPictures(root, (problem) => problems.push(problem));
  if (!pictures) throw new ContentError(problems);
  const publicPictures = new Map([...pictures].map(([name, { file: _, ...picture }]) => [name, picture]));
  return {
    content: readContent({
      root,
      routes: Object.keys(routeTable),
      redirects: Object.keys(redirects),
      reserved: reservedPaths,
      pictures: publicPictures,
      problems,
    }),
    pictures,
  };
}

/** Says what is wrong with the content, in words and without a stack. Any other error goes on. */
export function tellContentError(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
}

/** The same as the end of a command, which has failed. */
export function failForContent(error: unknown): never {
  tellContentError(error);
  process.exit(1);
}
