import { describe, expect, test } from "vitest";
import type { Article, Post } from "../../schema/article.ts";
import type { Kind } from "../../schema/kind.ts";
import type { Service } from "../../schema/service.ts";
import type { Source } from "../source.ts";
import type { CheckedContent, Entry, Folder } from "./rule.ts";
import { RULES } from "./rules.ts";

const IMAGE = { src: "/pictures/unit", width: 1600, height: 1200, alt: "An air conditioning unit on a wall" };
const CLOSING = { heading: "Ready?", text: "Call us." };

/** Each field has a line of its own, after the first line of the front matter. */
const source = (file: string, value: object): Source => ({
  file,
  value,
  lineOf: ([field]) => Object.keys(value).indexOf(String(field)) + 2,
});

const entry = <Item extends object>(file: string, item: Item): Entry<Item> => ({ item, source: source(file, item) });

const folder = <Item>(path: string, entries: Entry<Item>[]): Folder<Item> => ({
  path,
  fileCount: entries.length,
  sources: entries.map((one) => one.source),
  entries,
});

/** A paragraph of some words. */
const words = (count: number): ["p", string] => ["p", "word ".repeat(count).trim()];

const service = (id: number): Entry<Service> =>
  entry(`content/services/${id}.md`, {
    id,
    url: `/service-${id}`,
    title: "Cooling",
    place: "Cape Town",
    description: "",
    summary: "",
    headline: "",
    lead: "One two three",
    image: IMAGE,
    gallery: [],
    galleryCaption: "",
    included: [{ icon: [], title: "four", desc: "five" }],
    steps: [{ title: "six", desc: "seven" }],
    reasons: [{ title: "eight", desc: "nine ten" }],
    prepare: [],
    faqCount: 3,
    related: [],
    ask: { label: "", message: "" },
    callToAction: "",
    body: [words(490)],
    kinds: ["cooling"],
  });

const body = (minutes: number): Article["body"] => [["blockquote", ["p", "Said."]], words(minutes * 200 - 3)];

const post = (id: number): Entry<Post> =>
  entry(`content/posts/${id}.md`, {
    id,
    url: `/post-${id}`,
    title: "Post",
    desc: "",
    date: "2024-08-20",
    image: IMAGE,
    questions: [],
    closing: CLOSING,
    body: body(5),
    kinds: ["cooling"],
  });

const article = (id: number, readMinutes = 6): Entry<Article> =>
  entry(`content/articles/${id}.md`, {
    url: `/article-${id}`,
    title: "Article",
    desc: "",
    author: "The experts",
    date: "2024-08-20",
    readMinutes,
    image: IMAGE,
    questions: [],
    closing: CLOSING,
    body: body(readMinutes),
    kinds: ["cooling"],
  });

const LIST = { title: "Cooling", description: "", heading: "", lead: "" };

const kind = (fields: Partial<Kind>): Entry<Kind> =>
  entry("content/kinds.yaml", { name: "cooling", label: "Cooling", services: LIST, blogs: LIST, ...fields });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Content that breaks no rule. */
function goodContent(): CheckedContent {
  return {
    takenPaths: new Map([["/", "content/pages/home.md"]]),
    facts: new Map(),
    services: folder("content/services", numbers(10).map(service)),
    posts: folder("content/posts", numbers(6).map(post)),
    articles: folder(
      "content/articles",
      numbers(9).map((id) => article(id)),
    ),
    kinds: [kind({})],
    questions: numbers(19).map((id) => source("content/faqs.yaml", { id })),
  };
}

const problemsOf = (changes: (content: CheckedContent) => Partial<CheckedContent>) => {
  const content = goodContent();
  return RULES.flatMap((rule) => rule({ ...content, ...changes(content) }));
};

/** The folder with fields of its last entry changed. */
function withLast<Item extends object>({ path, entries }: Folder<Item>, fields: Partial<Item>): Folder<Item> {
  const { item, source: last } = entries.at(-1) as Entry<Item>;
  return folder(path, [...entries.slice(0, -1), entry(last.file, { ...item, ...fields })]);
}

test("content in order breaks no rule", () => {
  expect(problemsOf(() => ({}))).toEqual([]);
});

describe("ART-03 a text is as long as it says", () => {
  const file = "content/articles/9.md";

  test.each([
    [950, 5],
    [1050, 5],
    [1520, 8],
    [1680, 8],
  ])("%i words take %i minutes", (count, readMinutes) => {
    const text: Article["body"] = [["blockquote", ["p", "Said."]], words(count - 3)];
    expect(problemsOf(({ articles }) => ({ articles: withLast(articles, { readMinutes, body: text }) }))).toEqual([]);
  });

  test.each([
    [949, "has 949 words, but must have 950 to 1050 for its read time or kind. Write at least 1 more."],
    [1053, "has 1053 words, but must have 950 to 1050 for its read time or kind. Cut at least 3."],
  ])("an article of %i words does not take 5 minutes", (count, message) => {
    const text: Article["body"] = [["blockquote", ["p", "Said."]], words(count - 3)];
    expect(problemsOf(({ articles }) => ({ articles: withLast(articles, { readMinutes: 5, body: text }) }))).toEqual([{ file, message }]);
  });

  test("the questions and the closing call count too", () => {
    const questions = [{ question: "Why so?", answer: "Because of it." }];
    const text: Article["body"] = [["blockquote", ["p", "Said."]], words(950 - 3 - 5)];
    expect(problemsOf(({ articles }) => ({ articles: withLast(articles, { readMinutes: 5, questions, body: text }) }))).toEqual([]);
  });

  test("a quotation says again what the text says, and does not count", () => {
    const text: Article["body"] = [["blockquote", ["p", "Said ".repeat(60).trim()]], words(1000 - 3)];
    expect(problemsOf(({ articles }) => ({ articles: withLast(articles, { readMinutes: 5, body: text }) }))).toEqual([]);
  });

  test("every post takes 5 minutes", () => {
    const message = "has 1200 words, but must have 950 to 1050 for its read time or kind. Cut at least 150.";
    expect(problemsOf(({ posts }) => ({ posts: withLast(posts, { body: body(6) }) }))).toEqual([{ file: "content/posts/6.md", message }]);
  });

  test("a service's page has 400 to 700 words: its lead, what is included, steps, reasons and text", () => {
    const of = (count: number) => problemsOf(({ services }) => ({ services: withLast(services, { body: [words(count - 10)] }) }));
    expect([of(400), of(700)]).toEqual([[], []]);
    const message = "has 399 words, but must have 400 to 700 for its read time or kind. Write at least 1 more.";
    expect(of(399)).toEqual([{ file: "content/services/10.md", message }]);
    expect(of(701)).toEqual([expect.objectContaining({ message: expect.stringMatching(/Cut at least 1\./) })]);
  });
});

describe("ART-02 a text has one quotation, the pull-quote", () => {
  test.each([0, 2])("%i are not one", (count) => {
    const text: Article["body"] = [...Array.from({ length: count }, (): ["blockquote", string] => ["blockquote", "Said."]), words(997)];
    const message = `has ${count} quotations (lines that begin with >). It needs exactly one: the pull-quote.`;
    expect(problemsOf(({ posts }) => ({ posts: withLast(posts, { body: text }) }))).toEqual([
      { file: "content/posts/6.md", line: 10, field: "body", message },
    ]);
    expect(problemsOf(({ articles }) => ({ articles: withLast(articles, { readMinutes: 5, body: text }) }))).toEqual([
      { file: "content/articles/9.md", line: 11, field: "body", message },
    ]);
  });
});

describe("DATA-02 nothing is there twice", () => {
  test("a path that another file has", () => {
    const found = problemsOf(({ articles }) => ({ articles: withLast(articles, { url: "/post-1" }) }));
    const message = "is '/post-1', which content/posts/1.md:3 has already. Choose another.";
    expect(found).toContainEqual({ file: "content/articles/9.md", line: 2, field: "url", message });
  });

  test("a path that a page has", () => {
    const found = problemsOf(({ posts }) => ({ posts: withLast(posts, { url: "/" }) }));
    const message = "is '/', which content/pages/home.md has already. Choose another.";
    expect(found).toEqual([{ file: "content/posts/6.md", line: 3, field: "url", message }]);
  });

  test("a service's and a post's id, also in a file that does not fit its schema", () => {
    const twin = (folderPath: string) => source(`${folderPath}/twin.md`, { id: 1 });
    const found = problemsOf(({ services, posts }) => ({
      services: { ...services, sources: [...services.sources, twin("content/services")] },
      posts: { ...posts, sources: [...posts.sources, twin("content/posts")] },
    }));
    expect(found).toEqual([
      {
        file: "content/services/twin.md",
        line: 2,
        field: "id",
        message: "is '1', which content/services/1.md:2 has already. Choose another.",
      },
      { file: "content/posts/twin.md", line: 2, field: "id", message: "is '1', which content/posts/1.md:2 has already. Choose another." },
    ]);
  });

  test("a question's id", () => {
    const found = problemsOf(({ questions }) => ({ questions: [...questions, source("content/faqs.yaml", { id: 7 })] }));
    expect(found).toEqual([expect.objectContaining({ file: "content/faqs.yaml", field: "id" })]);
  });

  test("what has no id at all is told by its schema alone", () => {
    const nameless = [source("content/posts/a.md", {}), source("content/posts/b.md", {})];
    expect(problemsOf(({ posts }) => ({ posts: { ...posts, sources: [...posts.sources, ...nameless] } }))).toEqual([]);
  });
});

describe("LIST-01 a kind has words for the pages of what is of it, and only for those", () => {
  const at = { file: "content/kinds.yaml" };

  test("services of a kind that has no words for their page", () => {
    const message =
      "is 'cooling', which content/services/1.md names, but it has no 'services'. Add its title, description, heading and lead: the words of /services/cooling.";
    expect(problemsOf(() => ({ kinds: [kind({ services: undefined })] }))).toEqual([{ ...at, line: 2, field: "name", message }]);
  });

  test("words for a page without posts or articles", () => {
    const heating = kind({ name: "heating", services: undefined });
    const message = "has words for /blogs/heating, but no post or article names the kind 'heating'. Name it in one, or take the words out.";
    expect(problemsOf(({ kinds }) => ({ kinds: [...kinds, heating] }))).toEqual([{ ...at, line: 5, field: "blogs", message }]);
  });

  test("a file that does not fit its schema may have the kind", () => {
    const heating = kind({ name: "heating", services: undefined });
    const found = problemsOf(({ kinds, posts }) => ({ kinds: [...kinds, heating], posts: { ...posts, fileCount: 7 } }));
    expect(found).toEqual([]);
  });

  test("a kind that nothing names and that has no words makes no page", () => {
    const heating = kind({ name: "heating", services: undefined, blogs: undefined });
    expect(problemsOf(({ kinds }) => ({ kinds: [...kinds, heating] }))).toEqual([]);
  });

  test("two kinds of one name", () => {
    const found = problemsOf(({ kinds }) => ({ kinds: [...kinds, kind({})] }));
    expect(found).toEqual([expect.objectContaining({ ...at, field: "name", message: expect.stringMatching(/which .* has already/) })]);
  });
});
