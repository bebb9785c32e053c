/** One problem in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** Path from the repository's root, such as `content/business.yaml`. */
  file: string;
  /** Line in the file, from 1, where it is known. */
  line?: number | undefined;
  /** The field, such as `hours.days[2].opens`, where the problem lies in one. */
  field?: string | undefined;
  message: string;
}

/** As many problems as an author looks at in one go. */
const MAX_LISTED = 100;

/** Longer than every message of our own; a message that quotes what the author wrote can be of any length. */
const MAX_LINE = 1000;

/** Everything that is wrong with the content, found in one reading: the build stops, and nothing is written. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
    const lines = problems.slice(0, MAX_LISTED).map(describeProblem);
    if (problems.length > MAX_LISTED) lines.push(`… and ${problems.length - MAX_LISTED} more.`);
    super(`${count} in the content:\n\n${lines.join("\n")}\n`);
    this.name = "ContentError";
    // Where the code found a problem helps no author, and `vite` prints it.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }

  /** How Node and `vite build` print the error. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.message;
  }
}

/** One line that an author can act on: `content/faqs.yaml:12 [3].title: is missing. It is …`. */
function describeProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return printable(field ? `${place} ${field}: ${message}` : `${place}: ${message}`);
}

/** A line that a terminal shows as it is: a control character in a file's name would act on it. */
function printable(line: string): string {
  const shown = line.replace(/[\n\t]/g, " ").replace(/\p{Cc}/gu, "\ufffd");
  return shown.length > MAX_LINE ? `${shown.slice(0, MAX_LINE)} …` : shown;
}
