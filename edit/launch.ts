import { z } from "zod";
import { ContentError, type Problem } from "../app/content/problem.ts";
import { check, readSource, type Source } from "../app/content/source.ts";
import { FACTS_FILE, LAUNCH_FILE } from "./content-files.ts";

/** The groups of questions, the most important first. */
export const LAUNCH_GROUPS = {
  reach: "Can people reach you?",
  claims: "Is it true?",
  yours: "Is it yours?",
  law: "The law",
  extras: "Good to have",
} as const;

type Group = keyof typeof LAUNCH_GROUPS;

const question = z.strictObject({
  ask: z.string().describe("The question, in an owner's words."),
  example: z.string().optional().describe("What an answer could look like."),
  at: z.string().describe("Where the answer is: a file and, after a space, a field of it."),
  was: z.union([z.string(), z.number()]).optional().describe("A part of the example's answer."),
  invented: z.literal(true).optional().describe("Whether the example's answer is invented: then a tick doesn't answer the question."),
  done: z.enum(["yes", "not for us"]).optional().describe("The owner's tick, if the answer is right as it is."),
});

const questionsSchema = z.partialRecord(z.enum(Object.keys(LAUNCH_GROUPS) as Group[]), z.array(question));

/** A question, and whether it is answered. */
export type LaunchQuestion = ReturnType<typeof readLaunchQuestions>[number];

/**
 * Reads the questions of content/launch.yaml, the most important first. A question is answered once it is ticked (unless the example's answer
 * is invented), or once its field no longer has the example's answer; without `was`, by a tick or by setting the field. A question about a file
 * that was deleted, such as a service, is answered, too.
 *
 * @throws ContentError for a mistake in the file.
 */
export function readLaunchQuestions(root: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const source = readSource(root, LAUNCH_FILE, report);
  const groups = source && check(source, questionsSchema, report);
  if (!groups) throw new ContentError(problems);
  const sources = new Map<string, Source | undefined>(); // most answers are in one file
  const read = (file: string) => {
    if (!sources.has(file)) sources.set(file, readQuietly(root, file));
    return sources.get(file);
  };
  return (Object.keys(LAUNCH_GROUPS) as Group[]).flatMap((group) =>
    (groups[group] ?? []).map(({ ask, example, at, was, invented = false, done }) => {
      const [, file = "", field = ""] = /^(\S+) ?(.*)$/.exec(at) ?? [];
      const path = field.split(".").filter(Boolean).map(toIndex);
      const answer = read(file);
      const text = answer && textAt(answer, path);
      const isAsItWas = answer && (was === undefined ? path.length === 0 || text === undefined : text?.includes(String(was)));
      const isTicked = done !== undefined && !invented;
      return { group, ask, example, file, path, line: answer?.lineOf(path), isInvented: invented, isOpen: !isTicked && Boolean(isAsItWas) };
    }),
  );
}

/** Whether the content is still that of the example business (OWN-01). */
export function isExample(root: string): boolean {
  const facts = readQuietly(root, FACTS_FILE)?.value as { example?: boolean } | undefined;
  return facts?.example === true;
}

/** The problems of other files are reported elsewhere. */
const readQuietly = (root: string, file: string) => readSource(root, file, () => undefined);

/** A field as text; groups and lists as JSON. `undefined` for a field that is not there. */
function textAt({ value }: Source, path: readonly (string | number)[]): string | undefined {
  const found = path.reduce((part: unknown, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  return typeof found === "string" ? found : JSON.stringify(found);
}

const toIndex = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);
