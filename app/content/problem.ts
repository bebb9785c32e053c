/** One problem in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  file: string;
  /** Line in the file, from 1, if known. */
  line?: number | undefined;
  /** The field, such as `hours.days[2].opens`, if the problem is in one. */
  field?: string | undefined;
  message: string;
}

/** `["hours", "days", 2, "opens"]` as an author writes it: `hours.days[2].opens`. */
export const fieldName = (field: readonly PropertyKey[]): string =>
  field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** Records a problem; reading continues, so that all are found at once. */
export type Report = (problem: Problem) => void;

/** All problems in the content, found in one pass. It stops the build before anything is written. */
export class ContentError extends Error {
  readonly #problems: readonly Problem[]; // private: `vite` prints an error's other properties below it

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
    super(`${count} in the content:\n\n${problems.map(describeProblem).join("\n")}\n`);
    this.stack = this.message; // `vite` also prints the stack, which doesn't help authors
    this.#problems = problems;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

/** One line that an author can act on: `content/faqs.yaml:12 [3].title: is missing. It is …`. */
export function describeProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}
