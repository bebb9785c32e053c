import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";

const FRONT_MATTER = /^---\n(.*?)\n---\n?/s;

/** What an owner does to the content of a copy of the repository. Files are named within content/. */
export class Owner {
  readonly #folder: string;

  /** @param root The copy's folder. */
  constructor(root: string) {
    this.#folder = path.join(root, "content");
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), "utf8");
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.#folder, file)), { recursive: true });
    writeFileSync(path.join(this.#folder, file), text);
  }

  remove(...files: string[]): void {
    for (const file of files) rmSync(path.join(this.#folder, file), { recursive: true, force: true });
  }

  /** The names of a folder's files. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.#folder, folder));
  }

  /** Changes the fields of a YAML file, or of the front matter of a Markdown file. */
  edit<Fields>(file: string, change: (fields: Fields) => Fields): void {
    const text = this.read(file);
    const [whole = "", front = text] = FRONT_MATTER.exec(text) ?? [];
    const fields = parse(front) as Fields;
    const changed = stringify(change(fields));
    this.write(file, file.endsWith(".md") ? `---\n${changed}---\n${text.slice(whole.length)}` : changed);
  }

  /** Writes a file like one that is there, with other fields and a last paragraph of its own. */
  copy(from: string, to: string, fields: object): void {
    this.write(to, `${this.read(from).trimEnd()}\n\nA sentence of its own.\n`);
    this.edit<object>(to, (before) => ({ ...before, ...fields }));
  }

  /** Adds a photo: one that is there, mirrored. */
  async addPicture(name: string, alt: string): Promise<void> {
    const [model = ""] = this.list("pictures").filter((file) => file.endsWith(".webp"));
    const folder = path.join(this.#folder, "pictures");
    await sharp(path.join(folder, model))
      .flop()
      .resize({ width: 1400 })
      .jpeg()
      .toFile(path.join(folder, `${name}.jpg`));
    this.edit<Record<string, { alt: string }>>("pictures/pictures.yaml", (listed) => ({ ...listed, [name]: { alt } }));
  }

  /** Answers every question of the launch check, and says that the business is no example. */
  answerLaunchQuestions(): void {
    this.edit<Record<string, object[]>>("launch.yaml", (groups) =>
      Object.fromEntries(Object.entries(groups).map(([group, asked]) => [group, asked.map((question) => ({ ...question, done: "yes" }))])),
    );
    this.edit<{ example?: boolean }>("business.yaml", ({ example: _, ...facts }) => facts);
  }
}
