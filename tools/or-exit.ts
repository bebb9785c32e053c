import { ContentError } from "../app/content/problem.ts";

/** Reads content. On content errors, prints them without a stack trace and exits with status 1. */
export async function orExit<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
