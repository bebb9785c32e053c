import type { Problem } from "../../app/content/problem.ts";
import type { DeskContent } from "../read-desk.ts";
import type { Edit, FileVersions } from "../session.ts";

/** A change that was refused, with the reason at each field. */
export class SaveError extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

/** Calls the desk's server. @throws SaveError with what it says. */
export async function call<Result>(name: string, body: object = {}): Promise<Result> {
  const response = await fetch(name, {
    method: "POST",
    headers: { "Content-Type": "application/json", "x-desk-token": document.body.dataset.token ?? "" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new SaveError("The desk has stopped. Start it again with 'npm run edit': what you typed is kept in this browser.", []);
  });
  const answer = (await response.json()) as Result & { message: string; problems?: Problem[] };
  if (!response.ok) throw new SaveError(answer.message, answer.problems ?? []);
  return answer;
}

/** What the desk shows, and what Undo would change. */
export type Content = DeskContent & { undoes?: string };

export const readContent = (): Promise<Content> => call("content");
/** Saves changes. @returns What the files hold now. */
export const save = (edits: readonly Edit[], versions: FileVersions, label: string): Promise<FileVersions> =>
  call("save", { edits, versions, label });
