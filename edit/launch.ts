import { globSync } from "tinyglobby";
import { z } from "zod";
import { ContentError, fieldName, type Problem } from "../app/content/problem.ts";
import { check, readSource, type Source } from "../app/content/source.ts";
import { FACTS_FILE, LAUNCH_FILE } from "./content-files.ts";
import { type Path, pathOf, valueAt } from "./field-edit.ts";

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
  at: z.string().describe("Where the answer is: a file and, after a space, a field of it; with a list of words, the files."),
  was: z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .describe("A part of the example's answer, or words of its trade."),
  invented: z.literal(true).optional().describe("Whether the example's answer is invented: then a tick doesn't answer the question."),
  done: z.enum(["yes", "not for us"]).optional().describe("The owner's tick, if the answer is right as it is."),
});

type Question = z.infer<typeof question>;

const questionsSchema = z.partialRecord(z.enum(Object.keys(LAUNCH_GROUPS) as Group[]), z.array(question));

/** A question, and whether it is answered. */
export type LaunchQuestion = ReturnType<typeof readLaunchQuestions>[number];

/**
 * Reads the questions of content/launch.yaml, the most important first. A question is answered once it is ticked (unless the example's answer
 * is invented), or once its field no longer has the example's answer; without `was`, by a tick or by setting the field; with a list of words, once no text
 * says one of them. A question about a file that was deleted, such as a service, is answered, too.
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
      const path = pathOf(field);
      const files = Array.isArray(was) ? globSync(file, { cwd: root, ignore: LAUNCH_FILE }).sort() : [file];
      const left = files.flatMap((name) => fieldsLeft(read(name), path, was).map((field) => ({ file: name, ...field })));
      const isOpen = left.length > 0 && (done === undefined || invented);
      const places = left.map(({ file, line, path, said }) => `${file}:${line}${said ? ` ${fieldName(path)}: ${said}` : ""}`);
      return { group, ask, example, file, path, ...left[0], places, isInvented: invented, isOpen };
    }),
  );
}

/** The fields of a file that a question is still about. With words, each whose text has one of them. */
function fieldsLeft(
  answer: Source | undefined,
  path: Path,
  was: Question["was"],
): { path: Path; line: number | undefined; said?: string }[] {
  const value = valueAt(answer?.value, path);
  if (!answer || (value === undefined && was !== undefined)) return [];
  if (Array.isArray(was) && typeof value === "object")
    return Object.keys(value ?? {}).flatMap((name) => fieldsLeft(answer, [...path, Array.isArray(value) ? Number(name) : name], was));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const found = Array.isArray(was) ? new RegExp(was.join("|"), "i").exec(text) : undefined;
  const isLeft = was === undefined ? path.length === 0 || value === undefined : Array.isArray(was) ? found : text.includes(String(was));
  const textLine = found && path[0] === "body" ? text.slice(0, found.index).split("\n").length : undefined;
  return isLeft ? [{ path, line: answer.lineOf(path, textLine), ...(found && { said: found[0] }) }] : [];
}

/** Whether the content is still that of the example business (OWN-01). */
export function isExample(root: string): boolean {
  const facts = readQuietly(root, FACTS_FILE)?.value as { example?: boolean } | undefined;
  return facts?.example === true;
}

/** The problems of other files are reported elsewhere. */
const readQuietly = (root: string, file: string) => readSource(root, file, () => undefined);
