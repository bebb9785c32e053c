/** Breaks the shipped content in random ways, and says whether the project's own reader bears it. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { writeContactCard } from "../../app/seo/contact-card.ts";
import { writeSitemap } from "../../app/seo/sitemap.ts";
import { structuredData } from "../../app/seo/structured-data.ts";
import { ContentCopy } from "../support/content-copy.ts";

/** How long one reading may take, in milliseconds: of this process's own time, since others may keep the machine busy, and in all. */
const LIMIT = { own: 5000, all: 60_000 };

/** The time that this process has worked since a moment, in milliseconds. */
export function ownTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return Math.round((user + system) / 1000);
}

/** One fault. `where` and `what` choose the place and the text, by their remainders. */
export interface Fault {
  kind: keyof typeof faults;
  /** The index of the file. */
  file: number;
  where: number;
  what: number;
}

/** What became of a tree: reported in words, or read. Anything else is a failure. */
export type Outcome = "told" | "valid" | { failure: string };

/** In a page's data: a link that is neither of the site nor to a safe address, an unfilled fact, a control character. */
const DANGER = /\["a","(?!https:|mailto:|tel:|\/(?!\/)|#)|"(?:link|url|href)":"(?!\/|https:)|\{\{|\\u00[01][0-9a-f]/;

const HUGE = "Long words ".repeat(500_000);

/** Texts that are no good wherever they are, and some that are good somewhere. */
const TEXTS = [
  "",
  " ",
  "\u200b",
  "<script>alert(1)</script>",
  `"'><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  'https://evil.example/"><script>alert(1)</script>',
  "https://a&b.example/?a=1&b='2'",
  "https://www.example.com/",
  "../../../../etc/passwd",
  "/../secret",
  "/%2e%2e/secret",
  "C:\\Windows\\win.ini",
  "{{na-me}}",
  "{{phone",
  "{{phone}}",
  "{{ name }} and {{warranty}}",
  "{minutes}",
  "}}",
  "Our #1 choice",
  "*nobody",
  "&anchor text",
  "a\u0007b",
  "a\0b",
  "\ud800",
  "\uffff",
  "\u202eevil",
  "你好世界",
  "👷🏽‍♀️ 🔧",
  "W".repeat(240),
  "a ".repeat(300),
  "__proto__",
  "constructor",
  "toString",
  "2024-02-31",
  "0x1F",
  "yes",
  "null",
  "## Main",
  "[](/services)",
  "[x](#nowhere)",
  "[x](/terms#nowhere)",
  "[x](javascript:alert(1))",
  "![x](y.png)",
  "<!-- launch: Is this so? -->",
  'en"><script>alert(1)</script>',
  "1e999",
  "/contact",
  "/new-path",
  "Words of an author.",
];

/** Values of other kinds than text. */
const VALUES: unknown[] = [
  null,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  ["x"],
  { a: 1 },
  { toString: 1 },
  { __proto__: null, constructor: 1 },
  nested(40),
];

/** YAML and Markdown as they are written. */
const SOURCES = [
  "*nobody",
  "x: *nobody\n",
  "a: &a [*a]\n",
  `x0: &x0 lol\n${Array.from({ length: 12 }, (_, level) => `x${level + 1}: &x${level + 1} [${`*x${level}, `.repeat(9)}*x${level}]`).join("\n")}\n`,
  `k: [${"&a a, ".repeat(50)}${"*a, ".repeat(3000)}]\n`,
  "[".repeat(50_000),
  "{a: ".repeat(20_000),
  "- ".repeat(20_000),
  ">".repeat(20_000),
  "*a **b _c ".repeat(5000),
  "[a](".repeat(10_000),
  "|a".repeat(5000),
  "!!binary aGVsbG8=",
  "!!js/function 'function(){}'",
  "%YAML 1.1\n---\n",
  "---\n",
  "\n---\n",
  "? {a: b}\n: c\n",
  "<<: *x\n",
  "\t",
  "\r",
  "\0",
  "\u0085",
  " #",
  ": ",
  "'",
  '"',
  "{{",
  "}}",
  "\n## \n",
  "\n##\u00a0!!!\n",
  "\n# First\n",
  "\n<b>bold</b>\n",
  "\n> Another.\n",
  "\n[](/services)\n",
  "\n[x](#dead)\n",
  "\n## Main\n\n## Call us\n",
  "\ufeff",
];

const NAMES = [
  "a,b",
  "a#b",
  "a?b",
  "IMG_2034",
  "a b",
  "..",
  "%2e%2e",
  "<b>",
  "a'b",
  'a"b',
  "你好",
  "A",
  "-",
  "a".repeat(200),
  "a\nb",
  "new-roof",
];

type Break = (tree: BrokenContent, fault: Fault) => Promise<void> | void;

/** The kinds of fault. */
const faults = {
  deleteField: fieldFault(
    (parent, key) => void (Array.isArray(parent) ? parent.splice(Number(key), 1) : Reflect.deleteProperty(parent, key)),
  ),
  hostileField: fieldFault((parent, key, { what }) => void Reflect.set(parent, key, at(TEXTS, what))),
  wrongType: fieldFault((parent, key, { what }) => void Reflect.set(parent, key, at(VALUES, what))),
  hugeField: fieldFault((parent, key, { what }) => void Reflect.set(parent, key, what % 2 ? HUGE : HUGE.slice(0, 150_000))),
  duplicateField: fieldFault(
    (parent, key) => void (Array.isArray(parent) ? parent.push(parent[key as never]) : Reflect.set(parent, `${key}2`, parent[key])),
  ),
  swapFields: fieldFault((parent, key, { what }) => {
    const other = at(Object.keys(parent), what);
    [parent[key], parent[other]] = [parent[other], parent[key]];
  }),
  unknownField: fieldFault((parent, _key, { what }) => void Reflect.set(parent, at(TEXTS, what) || "x", "y")),
  insertSource: textFault((text, place, what) => text.slice(0, place) + at(SOURCES, what) + text.slice(place)),
  insertText: textFault((text, place, what) => text.slice(0, place) + at(TEXTS, what) + text.slice(place)),
  cutText: textFault((text, place, what) => text.slice(0, place) + text.slice(place + (what % 300))),
  repeatText: textFault((text, place, what) => text.slice(0, place) + text.slice(Math.max(0, place - (what % 3000)))),
  truncate: textFault((text, place) => text.slice(0, place)),
  appendText: textFault((text, _place, what) => `${text}\n${at([...SOURCES, ...TEXTS], what)}\n`),
  windowsLines: textFault((text) => text.replaceAll("\n", "\r\n")),
  macLines: textFault((text) => text.replaceAll("\n", "\r")),
  byteOrderMark: textFault((text) => `\ufeff${text}`),
  otherEncoding: (tree, fault) => {
    const file = tree.textFile(fault);
    const text = tree.copy.read(file);
    const encodings = [
      Buffer.from(`\ufeff${text}`, "utf16le"),
      Buffer.from(text, "utf16le"),
      Buffer.from(`é${text}`, "latin1"),
      Buffer.alloc(3000, 0xff),
    ];
    tree.write(file, at(encodings, fault.what));
  },
  missingFile: (tree, fault) => tree.remove(tree.textFile(fault)),
  copiedFile: (tree, fault) => {
    const file = tree.textFile(fault);
    const name = at(NAMES, fault.what).replaceAll("/", "");
    tree.write(`${path.dirname(file)}/${name}.md`, tree.copy.read(file));
  },
  linkedFile: (tree, fault) =>
    tree.replace(tree.anyFile(fault), (target) => symlinkSync(at(["/etc/passwd", "/dev/zero", "/nowhere", "."], fault.what), target)),
  folderAsFile: (tree, fault) => tree.replace(tree.anyFile(fault), (target) => void mkdirSync(target)),
  brokenPicture: (tree, fault) => {
    const file = tree.picture(fault);
    const bytes = Buffer.from(readFileSync(tree.copy.at(file)));
    for (let index = 0; index < 40; index++) bytes[(fault.where * (index + 1) * 7919) % bytes.length] = (fault.what + index) % 256;
    tree.write(file, bytes);
  },
  shortPicture: (tree, fault) => {
    const file = tree.picture(fault);
    tree.write(file, readFileSync(tree.copy.at(file)).subarray(0, fault.where % 5000));
  },
  otherPicture: async (tree, fault) => tree.write(tree.picture(fault), at(await otherPictures(), fault.what)),
  renamedPicture: (tree, fault) => {
    const file = tree.picture(fault);
    tree.rename(file, `${path.dirname(file)}/${at(NAMES, fault.what)}${path.extname(file)}`);
  },
  listedPicture: (tree, fault) => {
    const list = "content/pictures/pictures.yaml";
    tree.write(
      list,
      `${tree.copy.read(list)}\n${JSON.stringify(at([...NAMES, ...TEXTS], fault.what))}:\n  alt: A roof that is seen from the front\n`,
    );
  },
} satisfies Record<string, Break>;

/** A content tree with one to three faults. */
export const brokenContent: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(faults) as Fault["kind"][])),
    file: fc.nat(),
    where: fc.nat(),
    what: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
);

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function nested(depth: number): unknown {
  return depth === 0 ? "deep" : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };
}

let made: Promise<Buffer[]> | undefined;

/** Pictures that the site can't show. */
function otherPictures(): Promise<Buffer[]> {
  const make = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "grey" } })
      .png()
      .toBuffer();
  made ??= Promise.all([make(1280, 30_000), make(100, 100), make(1280, 1), make(1280, 900)]).then((pictures) => [
    ...pictures,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"/>'),
    Buffer.alloc(0),
    Buffer.from("no picture"),
  ]);
  return made;
}

/** Changes one field, anywhere in a file's fields. */
function fieldFault(change: (parent: Record<string, unknown>, key: string, fault: Fault) => void): Break {
  return (tree, fault) => {
    const file = tree.textFile(fault);
    const text = tree.copy.read(file);
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [undefined, text, undefined];
    let fields: unknown;
    try {
      fields = parse(front ?? "");
    } catch {
      return; // broken by another fault before
    }
    const places: [parent: Record<string, unknown>, key: string][] = [];
    const collect = (part: unknown) => {
      if (typeof part !== "object" || part === null) return;
      for (const key of Object.keys(part)) {
        places.push([part as Record<string, unknown>, key]);
        collect((part as Record<string, unknown>)[key]);
      }
    };
    collect(fields);
    if (places.length === 0) return;
    change(...at(places, fault.where), fault);
    const written = stringify(fields, { lineWidth: 0 });
    tree.write(file, body === undefined ? written : `---\n${written}---\n${body}`);
  };
}

/** Changes a file's text at some place. */
function textFault(change: (text: string, place: number, what: number) => string): Break {
  return (tree, fault) => {
    const file = tree.textFile(fault);
    const text = tree.copy.read(file);
    tree.write(file, change(text, fault.where % (text.length + 1), fault.what));
  };
}

/** A copy of the content that is broken again and again. */
export class BrokenContent {
  readonly copy = new ContentCopy();
  readonly #texts = listFiles("content").filter((file) => /\.(md|yaml)$/.test(file));
  readonly #pictures = listFiles("content/pictures").filter((file) => !file.endsWith(".yaml"));
  readonly #touched = new Set<string>();

  textFile(fault: Fault): string {
    return at(this.#there(this.#texts), fault.file);
  }

  picture(fault: Fault): string {
    return at(this.#there(this.#pictures), fault.file);
  }

  anyFile(fault: Fault): string {
    return at(this.#there([...this.#texts, ...this.#pictures]), fault.file);
  }

  /** What an earlier fault took away or replaced cannot be changed again. */
  #there(files: readonly string[]): string[] {
    return files.filter(
      (file) =>
        !this.#touched.has(file) ||
        (existsSync(this.copy.at(file)) && statSync(this.copy.at(file)).isFile() && statSync(this.copy.at(file)).size < 10_000_000),
    );
  }

  write(file: string, data: string | Buffer): void {
    this.replace(file, () => this.copy.write(file, data));
  }

  remove(file: string): void {
    this.replace(file, () => undefined);
  }

  rename(file: string, target: string): void {
    this.#touched.add(file).add(target);
    renameSync(this.copy.at(file), this.copy.at(target));
  }

  replace(file: string, make: (target: string) => void): void {
    this.#touched.add(file);
    this.copy.removeFile(file);
    make(this.copy.at(file));
  }

  /** Applies faults to the content as it is shipped. */
  async break(broken: readonly Fault[]): Promise<void> {
    this.#restore();
    for (const fault of broken) await (faults[fault.kind] as Break)(this, fault);
  }

  #restore(): void {
    for (const file of this.#touched) {
      this.copy.removeFile(file);
      if (existsSync(file)) cpSync(file, this.copy.at(file));
    }
    this.#touched.clear();
  }

  /** Reads the content as the build does, and makes of it what needs no browser. */
  async read(): Promise<Outcome> {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    let outcome: Outcome;
    try {
      outcome = await this.#readPages();
    } catch (error) {
      outcome = { failure: error instanceof Error ? `${error.name}: ${error.stack}` : String(error) };
    }
    const [own, all] = [ownTime(cpu), Math.round(performance.now() - start)];
    return own > LIMIT.own || all > LIMIT.all ? { failure: `It took ${own} ms of work, ${all} ms in all.` } : outcome;
  }

  async #readPages(): Promise<Outcome> {
    const { problems, message, content, pages } = await this.copy.load();
    if (!content) {
      const bad = problems.find(
        (problem) => !problem.file || !problem.message.trim() || /\n\s+at |undefined|\[object|NaN/.test(problem.message),
      );
      if (problems.length === 0 || bad) return { failure: `A problem without file or words: ${JSON.stringify(bad)?.slice(0, 500)}` };
      return /\n\s+at /.test(message) ? { failure: message.slice(0, 500) } : "told";
    }
    const { business } = content;
    const told = [...pages.values()].map((page) => JSON.stringify([page, structuredData(page, business)]));
    const files = [writeSitemap(business.website, [...pages.values()]), writeContactCard(business), ...told];
    const danger = files.map((file) => DANGER.exec(file)).find(Boolean);
    if (danger) {
      const around = danger.input.slice(Math.max(0, danger.index - 100), danger.index + 100);
      return { failure: `A page has ${danger[0]} in ${around}` };
    }
    if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(business.website)) return { failure: `The site's address is ${business.website}.` };
    return "valid";
  }

  /** Removes the copy. */
  close(): void {
    this.copy.remove();
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
