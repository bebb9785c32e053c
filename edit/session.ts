import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { fieldName, type Problem } from "../app/content/problem.ts";
import { type FieldEdit, placeOfEdit } from "./field-edit.ts";
import { spliced } from "./splice.ts";

/** One change to one file. `file` is a path from the repository's root, such as `content/faqs.yaml`; `bytes` are those of a picture, drawing, document or film in Latin-1. */
export type Edit = { file: string } & (
  | FieldEdit
  | { type: "create"; fields: unknown; body?: string }
  | { type: "delete" }
  | { type: "bytes"; bytes: string }
);

/** What a file held when the client read it, by {@link versionOf}; `null` for a file that isn't there. */
export type FileVersions = Record<string, string | null>;

/** What one press of Save changed, for undo. `null` is a file that isn't there. */
interface Step {
  label: string;
  files: { file: string; before: string | null; after: string | null }[];
}

/** Why a change was not written. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = "Refusal";
    this.problems = problems;
  }
}

/** Finds everything that would be wrong with the content if these files held these texts. */
type Check = (files: ReadonlyMap<string, string | null>) => Promise<readonly Problem[]>;

/** Writes the changes that an owner saves, and undoes them. Nothing is written that the checks refuse (DESK-03). */
export class Session {
  readonly #root: string;
  readonly #check: Check;
  readonly #done: Step[] = [];

  /** @param root The repository's. */
  constructor(root: string, check: Check) {
    this.#root = root;
    this.#check = check;
  }

  /** What the next undo would change. */
  get undoes(): string | undefined {
    return this.#done.at(-1)?.label;
  }

  /** A file's text, or `null`. @throws Refusal for a path outside `content/`. */
  read(file: string): string | null {
    try {
      return readFileSync(this.#place(file), encodingOf(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  /** What a file holds, by {@link versionOf}. */
  version(file: string): string | null {
    const text = this.read(file);
    return text === null ? null : versionOf(text);
  }

  /**
   * Makes changes in order, checks what their files would hold, and writes it.
   *
   * @param label Says what changed, for the undo button.
   * @returns What the files hold now.
   * @throws Refusal with every problem, or for a file that is not as the client read it, when nothing was written.
   */
  async save(edits: readonly Edit[], versions: FileVersions, label: string): Promise<FileVersions> {
    const texts = new Map<string, string | null>();
    for (const edit of edits) {
      const { file } = edit;
      if (!texts.has(file)) texts.set(file, this.#unchanged(file, versions[file] ?? null));
      texts.set(file, appliedOrRefused(edit, texts.get(file) ?? null));
    }
    const files = [...texts].map(([file, after]) => ({ file, before: this.read(file), after }));
    await this.#replace(files, "This can't be saved yet.");
    this.#done.push({ label, files });
    return Object.fromEntries(files.map(({ file, after }) => [file, after && versionOf(after)]));
  }

  /**
   * Undoes the last change.
   *
   * @throws Refusal when one of its files has changed since, or the content needs the change by now. It is skipped: the next undo is of the one before.
   */
  async undo(): Promise<void> {
    const step = this.#done.pop();
    if (!step) return;
    const back = step.files.map(({ file, before, after }) => ({ file, before: after, after: before }));
    try {
      await this.#replace(back, "This can't be undone, because of what has changed since. It's left as it is.");
    } catch (error) {
      if (!(error instanceof Refusal)) this.#done.push(step); // a full disk
      throw error;
    }
  }

  /** Writes files, unless the checks refuse that or one isn't as it was `before`. */
  async #replace(files: Step["files"], refusal: string): Promise<void> {
    const refuseChanged = () => {
      for (const { file, before } of files) if (this.read(file) !== before) throw changedElsewhere(file);
    };
    refuseChanged();
    const problems = await this.#check(new Map(files.map(({ file, after }) => [file, after])));
    if (problems.length > 0) throw new Refusal(refusal, problems);
    refuseChanged(); // the checks took a moment
    this.#write(files);
  }

  /** A file's text, if it is still the one that the client read. */
  #unchanged(file: string, version: string | null): string | null {
    if (this.version(file) === version) return this.read(file);
    throw version === null ? new Refusal(`${file} already exists. Choose another name.`) : changedElsewhere(file);
  }

  /** Writes all files, or none: every text is beside its file before the first takes its place, and an error puts back what was there. */
  #write(files: Step["files"]): void {
    const places = files.map((change) => ({ ...change, place: this.#place(change.file) }));
    const replaced: typeof places = [];
    try {
      for (const { file, after, place } of places) {
        mkdirSync(path.dirname(place), { recursive: true });
        if (after !== null) writeFileSync(`${place}.tmp`, after, encodingOf(file));
      }
      for (const change of places) {
        if (change.after === null) rmSync(change.place);
        else renameSync(`${change.place}.tmp`, change.place);
        replaced.push(change);
      }
    } catch (error) {
      for (const { file, before, place } of replaced)
        if (before === null) rmSync(place);
        else writeFileSync(place, before, encodingOf(file));
      throw error;
    } finally {
      for (const { place } of places) rmSync(`${place}.tmp`, { force: true });
    }
  }

  #place(file: string): string {
    const content = path.join(this.#root, "content");
    const place = path.resolve(this.#root, file);
    if (!place.startsWith(content + path.sep) || !/^[\w-]+\.(md|yaml|webp|jpg|svg|pdf|mp4|webm)$/.test(path.basename(place)))
      throw new Refusal(`${file} is not in content/.`);
    return place;
  }
}

const changedElsewhere = (file: string) => new Refusal(`${file} was changed elsewhere in the meantime, so it was left as it is.`);

/** A hash of a text. */
export const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Texts are UTF-8; the bytes of other files pass through as they are. */
const encodingOf = (file: string): "utf8" | "latin1" => (/\.(md|yaml)$/.test(file) ? "utf8" : "latin1");

function appliedOrRefused(edit: Edit, text: string | null): string | null {
  try {
    return applied(edit, text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const message = `This change can't be made here. Discard it, or edit ${edit.file} by hand.`;
    throw new Refusal("This can't be saved.", [{ file: edit.file, field: fieldName(placeOfEdit(edit)), message }]);
  }
}

function applied(edit: Edit, text: string | null): string | null {
  if (edit.type === "bytes") return edit.bytes;
  if (edit.type === "create") {
    const fields = stringify(edit.fields, { lineWidth: 0 });
    return edit.file.endsWith(".md") ? `---\n${fields}---\n\n${edit.body?.trim() ?? ""}\n` : fields;
  }
  if (text === null) throw new Refusal(`${edit.file} no longer exists.`);
  return edit.type === "delete" ? null : spliced(text, edit);
}
