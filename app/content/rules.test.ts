import { describe, expect, test } from "vitest";
import type { Kind } from "../schema/kind.ts";
import { type CheckedContent, type Entry, ruleProblems } from "./rules.ts";
import type { Source } from "./source.ts";

/** Each field has a line of its own, after the first line of the front matter. */
const source = (file: string, value: object): Source => ({
  file,
  value,
  lineOf: ([field]) => Object.keys(value).indexOf(String(field)) + 2,
});

function entry<Item>(file: string, item: object): Entry<Item> {
  return { item: item as Item, source: source(file, item) };
}

const guide = (name: string, fields: object = {}) =>
  entry<never>(`content/${name}.md`, { url: `/${name}`, id: name, kinds: ["cooling"], body: `Text of ${name}.`, ...fields });

const LIST = { title: "Cooling", description: "", heading: "", lead: "" };
const kind = (fields: Partial<Kind>) =>
  entry<Kind>("content/kinds.yaml", { name: "cooling", label: "Cooling", services: LIST, blogs: LIST, ...fields });

/** Content that breaks no rule, but for some of its parts. */
const problemsOf = (changes: Partial<CheckedContent>) =>
  ruleProblems({
    takenPaths: new Map([["/", "content/pages/home.md"]]),
    services: [guide("service")],
    posts: [guide("post")],
    articles: [guide("article")],
    kinds: [kind({})],
    questions: [entry("content/faqs.yaml", { id: 1 })],
    ...changes,
  });

test("DATA-02 content in order breaks no rule", () => {
  expect(problemsOf({})).toEqual([]);
});

describe("DATA-02 what is there twice is reported:", () => {
  test("the path of another file, and that of a page", () => {
    expect(problemsOf({ articles: [guide("article", { url: "/post" }), guide("other", { url: "/" })] })).toEqual([
      { file: "content/article.md", line: 2, field: "url", message: "is '/post', which content/post.md:2 has already. Choose another." },
      { file: "content/other.md", line: 2, field: "url", message: "is '/', which content/pages/home.md has already. Choose another." },
    ]);
  });

  test("an id, also in a file that does not fit its schema", () => {
    const twins = ["content/a.md", "content/b.md"].map((file) => ({ source: source(file, { id: 1 }) }));
    const problem = { file: "content/b.md", field: "id", message: "is '1', which content/a.md:2 has already. Choose another." };
    expect(problemsOf({ services: twins, kinds: [] })).toEqual([expect.objectContaining(problem)]);
    expect(problemsOf({ posts: twins, kinds: [] })).toEqual([expect.objectContaining(problem)]);
    expect(problemsOf({ questions: twins })).toEqual([expect.objectContaining(problem)]);
  });

  test("a text copied from another file", () => {
    expect(problemsOf({ articles: [guide("article", { body: "Text of post.\n" })] })).toEqual([
      { file: "content/article.md", line: 5, field: "body", message: "is the same text as in content/post.md. Write another." },
    ]);
  });
});

describe("LIST-01 a kind has words for the pages of what is of it, and only for those", () => {
  const at = { file: "content/kinds.yaml" };
  const heating = kind({ name: "heating", services: undefined });

  test("a kind of services without words for their page is reported", () => {
    const message =
      "is 'cooling', which content/service.md names, but it has no 'services'. Add its title, description, heading and lead: the words of /services/cooling.";
    expect(problemsOf({ kinds: [kind({ services: undefined })] })).toEqual([{ ...at, line: 2, field: "name", message }]);
  });

  test("words for a page without posts or articles are reported", () => {
    const message = "has words for /blogs/heating, but no post or article names the kind 'heating'. Name it in one, or take the words out.";
    expect(problemsOf({ kinds: [kind({}), heating] })).toEqual([{ ...at, line: 5, field: "blogs", message }]);
  });

  test("but not while a file that may have the kind does not fit its schema", () => {
    expect(problemsOf({ kinds: [kind({}), heating], posts: [guide("post"), { source: undefined }] })).toEqual([]);
  });
});
