import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readFilms } from "../../vite/films.ts";
import { ContentError } from "./problem.ts";
import { readContent } from "./read-content.ts";

const BUSINESS = "content/business.yaml";
const SERVICE = "content/services/plumbing-services.md";
const ARTICLE = "content/articles/tv-mounting.md";
const TEAM = "content/pages/team.md";

/** What is wrong with a copy of the content in which these files are changed: `file field: message`. */
function problemsOf(changes: Record<string, (text: string) => string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync("content", path.join(root, "content"), { recursive: true, filter: (file) => !/\.(webp|jpe?g|png|mp4|vtt)$/.test(file) });
  for (const [file, change] of Object.entries(changes)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), change(existsSync(file) ? readFileSync(file, "utf8") : ""));
  }
  try {
    readContent({ root, pictures: undefined, films, problems: [] });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field, message }) => `${file} ${field}: ${message}`);
  }
}

const films = new Map([...readFilms(process.cwd(), () => undefined)].map(([name, { address }]) => [name, address]));

const add = (text: string) => (before: string) => `${before}\n${text}\n`;
const drop = (field: string) => (before: string) => before.replace(new RegExp(`^${field}: .*\n( +.*\n)*`, "m"), "");

test("DATA-02 the faults of all files are reported at once, also when the facts are among them", () => {
  const found = problemsOf({
    [BUSINESS]: drop("name"),
    [SERVICE]: drop("headline"),
    [ARTICLE]: add("[gone](/nowhere)"),
    [TEAM]: (text) => text.replace("title: ", "title: a: b "),
  });
  expect(found).toEqual([
    expect.stringMatching(`^${TEAM} undefined: has a colon in a text`),
    `${BUSINESS} name: is missing. Add it: it must be text.`,
    `${SERVICE} headline: is missing. Add it: it must be text.`,
    `${ARTICLE} body: links to '/nowhere', but no page lives there. Fix the path, or add the page.`,
  ]);
});

test("DATA-02 an icon, a page, a kind and a fact that do not exist are reported where they are named", () => {
  const found = problemsOf({
    [SERVICE]: (text) =>
      text
        .replace(/^kinds: .*/m, "kinds: [gardening]")
        .replace(/icon: [\w-]+/, "icon: no-such")
        .replace(/- \/[\w-]+$/m, "- /no-such"),
    [ARTICLE]: add("Call {{fax}}."),
  });
  expect(found).toEqual([
    expect.stringMatching(`^${SERVICE} kinds\\[0\\]: names the kind 'gardening'`),
    expect.stringMatching(`^${SERVICE} included\\[0\\].icon: names the icon 'no-such'`),
    expect.stringMatching(`^${SERVICE} related\\[0\\]: leads to '/no-such', but no page lives there`),
    expect.stringMatching(`^${ARTICLE} body: has {{fax}}, which is no fact of the business`),
  ]);
});

test("OWN-04 DATA-02 a file for visitors that is not there, or that no address can name, is reported", () => {
  const manual = (name: string) => (text: string) => `${text.replace(/^legal:\n( .*\n)*/m, "")}legal:\n  paiaManual: ${name}\n`;
  expect(problemsOf({ [BUSINESS]: manual("paia-manual.pdf") })).toEqual([
    expect.stringMatching(`^${BUSINESS} legal.paiaManual: names the file 'paia-manual.pdf', which is not in content/files`),
  ]);
  const add = { "content/files/paia-manual.pdf": () => "%PDF", "content/files/Our manual.docx": () => "" };
  expect(problemsOf({ [BUSINESS]: manual("paia-manual.pdf"), ...add })).toEqual([
    expect.stringMatching("^content/files/Our manual.docx undefined: must be a PDF"),
  ]);
});
