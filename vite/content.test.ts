import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { buildPages } from "../app/content/build-pages.ts";
import { dayInWords } from "../app/content/page-data.ts";
import type { Problem } from "../app/content/problem.ts";
import { writeSitemap } from "../app/seo/sitemap.ts";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { copySite, type SiteCopy } from "../tests/support/site-copy.ts";
import { loadContent } from "./site-source.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** A copy of the site with the content as it is now, until the test's end. */
function siteWithContent(): SiteCopy {
  const site = copySite(copy.at("content"));
  onTestFinished(site.remove);
  return site;
}

const edit = (file: string, from: string | RegExp, to: string) => copy.edit(file, from, to);
const problems = async () => (await copy.load()).problems;

/** The number of the line that has a text first, in a content file. */
function lineOf(file: string, text: RegExp): number {
  const index = readFileSync(file, "utf8")
    .split("\n")
    .findIndex((line) => text.test(line));
  if (index < 0) throw new Error(`${file} has no line with ${text}.`);
  return index + 1;
}

/** Leaves the first entries of a file that holds a list. */
function shorten(file: string, count: number): void {
  copy.write(file, stringify((parse(copy.read(file)) as unknown[]).slice(0, count)));
}

/** Adds an article like one that is there, with other fields. */
function addArticle(name: string, fields: { url: string; date?: string; readMinutes?: number }): void {
  const model = copy.read("content/articles/tv-mounting.md");
  const article = Object.entries(fields).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}: .*$`, "m"), () => `${field}: ${JSON.stringify(value)}`),
    model,
  );
  copy.write(`content/articles/${name}.md`, article);
}

describe("DATA-02 what is wrong stops the build, with file, line, field, reason and remedy", () => {
  const service = "content/services/plumbing-services.md";
  const article = "content/articles/tv-mounting.md";
  const business = "content/business.yaml";
  const questions = "content/faqs.yaml";
  const testimonials = "content/testimonials.yaml";

  const breaks: [what: string, breakIt: () => void, problem: Partial<Record<keyof Problem, unknown>>][] = [
    [
      "a missing field",
      () => edit(service, /^place: .*\n/m, ""),
      { file: service, field: "place", message: expect.stringMatching(/is missing\. Add it: it must be text/) },
    ],
    [
      "a wrong type",
      () => edit(service, /^id: 5$/m, 'id: "five"'),
      { file: service, line: lineOf(service, /^id:/), field: "id", message: expect.stringMatching(/must be a .*number, but is text/) },
    ],
    [
      "a misspelt field",
      () => edit(service, /^place:/m, "plaice:"),
      { file: service, message: expect.stringMatching(/no field called 'plaice'/) },
    ],
    [
      "a duplicate id",
      () => edit(service, /^id: 5$/m, "id: 6"),
      { field: "id", message: expect.stringMatching(/is '6', which .* has already/) },
    ],
    [
      "a duplicate url",
      () => edit(article, /^url: .*$/m, "url: /common-dstv-issue"),
      { field: "url", message: expect.stringMatching(/'\/common-dstv-issue', which .* has already/) },
    ],
    [
      "a kind that there is not",
      () => edit(service, /^kinds: .*$/m, "kinds: [gardening]"),
      {
        file: service,
        line: lineOf(service, /^kinds:/),
        field: "kinds[0]",
        message: expect.stringMatching(/'gardening', .* It has \S+, /),
      },
    ],
    [
      "a service at a page's path",
      () => edit(service, /^url: .*$/m, "url: /contact"),
      { file: service, field: "url", message: expect.stringMatching(/which content\/pages\/contact\.md has already/) },
    ],
    [
      "a duplicate question",
      () => edit(questions, /id: 7\b/, "id: 6"),
      {
        file: questions,
        line: lineOf(questions, /id: 7\b/),
        field: "id",
        message: expect.stringContaining(`is '6', which ${questions}:${lineOf(questions, /id: 6\b/)} has already`),
      },
    ],
    [
      "a question too few (DATA-01)",
      () => shorten(questions, 18),
      { file: questions, message: expect.stringContaining("at least 19 entries are needed, there are 18") },
    ],
    [
      "a testimonial too few (DATA-01)",
      () => shorten(testimonials, 2),
      { file: testimonials, message: expect.stringContaining("at least 3 entries are needed, there are 2") },
    ],
    [
      "an unknown picture",
      () => edit(service, /^image: .*$/m, "image: no-such"),
      { file: service, field: "image", message: expect.stringMatching(/names the picture 'no-such', which/) },
    ],
    [
      "an unknown icon",
      () => edit(service, /icon: [\w-]+/, "icon: no-such"),
      { file: service, message: expect.stringMatching(/names the icon 'no-such'/) },
    ],
    [
      "a link to no page in a field",
      () => edit(service, /(?<=^related:\s+- ).*$/m, "/nowhere"),
      { file: service, field: "related[0]", message: expect.stringMatching(/leads to '\/nowhere', but no page/) },
    ],
    [
      "a link to no page in a text",
      () => edit(article, /\n\n## /, "\n\n[gone](/nowhere)\n\n## "),
      { file: article, field: "body", message: expect.stringMatching(/links to '\/nowhere'/) },
    ],
    [
      "an unknown fact",
      () => edit(article, /\n\n## /, "\n\nCall {{fax}}.\n\n## "),
      { file: article, field: "body", message: expect.stringMatching(/\{\{fax\}\}, which is no fact/) },
    ],
    [
      "a fact in the facts themselves",
      () => edit(business, /^tagline: .*(\n +.*)*/m, 'tagline: "{{name}} cools."'),
      {
        file: business,
        line: lineOf(business, /^tagline:/),
        field: "tagline",
        message: "has {{name}}, but this file states the facts and cannot refer to them. Write the words themselves.",
      },
    ],
    [
      "an article too long for its read time",
      () => edit(article, /^readMinutes: 6$/m, "readMinutes: 5"),
      { file: article, message: expect.stringMatching(/words, but must have 950 to 1050 .* Cut at least/) },
    ],
    [
      "an article too short for its read time",
      () => edit(article, /^readMinutes: 6$/m, "readMinutes: 8"),
      { file: article, message: expect.stringMatching(/words, but must have 1520 to 1680 .* Write at least/) },
    ],
    [
      "a second quotation",
      () => edit(article, /\n\n## /, "\n\n> Another.\n\n## "),
      { file: article, field: "body", message: expect.stringMatching(/2 quotations/) },
    ],
    [
      "a day too early",
      () => edit(article, /^date: .*$/m, 'date: "2024-08-18"'),
      { file: article, field: "date", message: expect.stringMatching(/lies outside 2024-08-19 to 2024-09-10/) },
    ],
    [
      "a day too late",
      () => edit(article, /^date: .*$/m, 'date: "2024-09-11"'),
      { file: article, field: "date", message: expect.stringMatching(/lies outside .* \(ART-03\)/) },
    ],
    [
      "a day that is none",
      () => edit(article, /^date: .*$/m, 'date: "2024-08-32"'),
      { file: article, field: "date", message: expect.stringMatching(/must be a day such as/) },
    ],
    [
      "a specified article of another read time than the specification's",
      () => edit(article, /^readMinutes: 6$/m, "readMinutes: 9"),
      {
        file: article,
        line: lineOf(article, /^readMinutes:/),
        field: "readMinutes",
        message: expect.stringMatching(/is 9, but .* 5 to 8 minutes \(ART-03\)/),
      },
    ],
    [
      "a read time that is none",
      () => addArticle("new", { url: "/new", readMinutes: 61 }),
      { file: "content/articles/new.md", field: "readMinutes", message: expect.stringMatching(/is too large: at most 60/) },
    ],
    [
      "malformed YAML",
      () => edit(service, /^title: .*$/m, 'title: "unclosed'),
      { file: service, message: expect.stringMatching(/is not well-formed YAML/) },
    ],
    [
      "no front matter",
      () => edit(service, /^---\n/, ""),
      { file: service, line: 1, message: expect.stringMatching(/has no front matter/) },
    ],
    ["a missing file", () => copy.removeFile(questions), { file: questions, message: expect.stringMatching(/cannot be read/) }],
    [
      "a service too few",
      () => copy.removeFile(service),
      { file: "content/services", message: expect.stringMatching(/holds 9 files, but the site has exactly 10/) },
    ],
    [
      "a path that no file fills",
      () => copy.removeFile(article),
      { file: "app/redirects.ts", message: expect.stringMatching(/lists '\/tv-mounting-blog', but no file/) },
    ],
    [
      "a service that the route table does not list",
      () => edit(service, /^url: .*$/m, "url: /plumbing"),
      { file: service, field: "url", message: expect.stringMatching(/app\/route-table\.ts does not list/) },
    ],
    [
      "a picture without words",
      () => edit("content/pictures/pictures.yaml", /alt: .*/, 'alt: ""'),
      { file: "content/pictures/pictures.yaml", message: expect.stringMatching(/has 0 words\. Say in 5 to 20/) },
    ],
    [
      "a picture that is not listed",
      () => cpSync(copy.at("content/pictures/living-unit.webp"), copy.at("content/pictures/new.webp")),
      { message: expect.stringMatching(/does not list 'new'/) },
    ],
    [
      "a day that opens and does not close",
      () => edit(business, /(?<=^ *- ).*\bday: Monday\b[\s\S]*?(?=\n *- )/m, '{ day: Monday, opens: "08:00" }'),
      {
        file: business,
        line: lineOf(business, /day: Monday\b/),
        field: "hours.days[0]",
        message: expect.stringMatching(/opens without closes/),
      },
    ],
    ["a phone number in another form", () => edit(business, /^phone: .*$/m, "phone: 0283110123"), { file: business, field: "phone" }],
  ];

  test.each(breaks)("%s", async (_what, breakIt, problem) => {
    breakIt();
    expect(await problems()).toContainEqual(expect.objectContaining(problem));
  });

  test.each([
    ["/contact", /'\/contact', which content\/pages\/contact\.md has already\. Choose another/],
    ["/contact-us", /which a redirect in app\/route-table\.ts has already/],
    ["/assets", /which a file or folder of the built site has already/],
    ["/404", /which a file or folder of the built site has already/],
  ])("an article at %s, which is taken", async (url, message) => {
    addArticle("new", { url });
    expect(await problems()).toEqual([
      { file: "content/articles/new.md", line: lineOf(article, /^url:/), field: "url", message: expect.stringMatching(message) },
    ]);
  });

  test("a path that is not made of words in small letters", async () => {
    const odd = ["/..", "/50%-off", '/a"b<c', "/new on site", "/New-Page", "/a--b", "/robots.txt", "/blog-detail/7"];
    for (const [index, url] of odd.entries()) addArticle(`new-${index}`, { url });
    expect(await problems()).toEqual(
      odd.map((_, index) => ({
        file: `content/articles/new-${index}.md`,
        line: lineOf(article, /^url:/),
        field: "url",
        message: "must be a slash and words in small letters, joined by hyphens, such as /plumbing-services",
      })),
    );
  });

  test("everything that is wrong is said at once", async () => {
    edit(service, /^place: .*\n/m, "");
    edit(article, /^date: .*$/m, 'date: "2030-01-01"');
    expect((await problems()).map(({ file }) => file).toSorted()).toEqual([article, service]);
  });

  test("a broken build leaves the site that was there, and nothing half-written", () => {
    edit(service, /^place: .*\n/m, "");
    const site = siteWithContent();
    mkdirSync(site.dist);
    writeFileSync(path.join(site.dist, "index.html"), "");
    const { status, stderr } = site.run("build");
    expect(stderr).toContain(`${service}:`);
    expect(status).toBe(1);
    expect(readdirSync(site.dist)).toEqual(["index.html"]);
    expect(readFileSync(path.join(site.dist, "index.html"), "utf8")).toBe("");
  });
});

test("DATA-02 RT-04 a new article's path is words in small letters; the specification's odd path stays", async () => {
  addArticle("new", { url: "/top-10-tips-for-braai-rooms" });
  const { articles } = (await loadContent(copy.root)).content;
  const paths = articles.map(({ url }) => url);
  expect(paths).toEqual(expect.arrayContaining(["/top-10-tips-for-braai-rooms", "/step-by-step installation", "/right-cctv-sytem"]));
});

test("DATA-01 a new article may be of any day and length; it has its page, its place among the others and in the sitemap", async () => {
  const today = new Date().toISOString().slice(0, 10);
  addArticle("new", { url: "/new", date: today, readMinutes: 12 });
  edit("content/articles/new.md", /(?<=\n---\n)[\s\S]*/, `## One\n\n> Said.\n\n${"word ".repeat(2300)}`);
  const pages = buildPages((await loadContent(copy.root)).content);
  expect(pages.get("/new")).toMatchObject({ layout: "article", day: today, date: dayInWords(today), readMinutes: 12 });
  const others = [...pages.values()].flatMap((page) => (page.layout === "article" && page.path !== "/new" ? page.others : []));
  expect(others.map(({ url }) => url)).toContain("/new");
  expect(writeSitemap("https://air.example", [...pages.values()])).toContain("<loc>https://air.example/new</loc>");
});

test.each(["build", "check:content", "check:launch", "dev"])(
  "DATA-02 %s says what is wrong in words, without a stack, and fails",
  (script) => {
    edit("content/business.yaml", /^name: .*$/m, "");
    const { status, stderr } = siteWithContent().run(script);
    expect(stderr).toContain("One problem in the content:\n\ncontent/business.yaml:1 name: is missing.");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
);

test("BLOG-06 days are written as the specification writes them", () => {
  expect(["2024-08-19", "2024-08-22", "2024-09-01", "2024-09-03", "2024-08-31", "2024-09-10"].map(dayInWords)).toEqual([
    "19th August 2024",
    "22nd August 2024",
    "1st September 2024",
    "3rd September 2024",
    "31st August 2024",
    "10th September 2024",
  ]);
});

test("ART-01 every article is led to from another's page", async () => {
  const pages = buildPages((await loadContent(copy.root)).content);
  const linked = new Set(
    [...pages.values()].flatMap((page) => (page.layout === "article" ? [...page.others, ...page.next].map(({ url }) => url) : [])),
  );
  for (const page of pages.values()) if (page.layout === "article") expect(linked).toContain(page.path);
});
