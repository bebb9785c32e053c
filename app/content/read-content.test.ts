// cspell:ignore Maandag
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/support/folders.ts";
import { readFilms } from "../../vite/films.ts";
import { ContentError } from "./problem.ts";
import { type Content, readContent } from "./read-content.ts";

const BUSINESS = "content/business.yaml";
const HOME = "content/pages/home.md";
const SERVICE = "content/services/a-made-up-service.md";
const TEXT = "content/pages/a-made-up-text.md";

/** Files that fit their schemas, whatever else the owner has. */
const MADE_UP = {
  [SERVICE]: `---
id: 998
url: /a-made-up-service
kinds: []
title: Gutters
description: "Gutters cleaned, sealed and hung again before the winter."
summary: "Gutters cleaned, sealed and hung again before the winter rain, with a price in writing before we start."
headline: Gutters that hold
lead: "We clean gutters, seal what leaks and hang them so that the water runs to the downpipe."
image: gutter
gallery: []
included: [{ icon: wrench, title: The work, desc: All of it. }]
steps: []
reasons: []
faqCount: 0
related: [/]
ask: { label: Ask us, message: Hello. }
callToAction: Does it drip?
---
Look up when it rains.
`,
  [TEXT]: `---
title: Warranty
description: What the warranty covers, for how long, and what to have at hand when you call us about a repair.
heading: What the warranty covers
lead: Every job has one.
---
Our own work.
`,
};

type Changes = Record<string, (text: string) => string>;

/** A copy of the content in which these files are changed. */
function readChanged(changes: Changes, removed: string[] = []): Content {
  const root = makeFolder();
  cpSync("content", path.join(root, "content"), { recursive: true, filter: (file) => !/\.(webp|jpe?g|png|mp4|vtt)$/.test(file) });
  for (const [file, text] of Object.entries(MADE_UP)) write(file, () => text);
  for (const [file, change] of Object.entries(changes)) write(file, change);
  for (const file of removed) rmSync(path.join(root, file), { force: true });
  return readContent({ root, pictures: undefined, films, problems: [] });

  function write(file: string, change: (text: string) => string): void {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, change(existsSync(place) ? readFileSync(place, "utf8") : ""));
  }
}

/** What is wrong with it: `file field: message`. */
function problemsOf(changes: Changes, removed?: string[]): string[] {
  try {
    readChanged(changes, removed);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field, message }) => `${file} ${field}: ${message}`);
  }
}

const films = readFilms(process.cwd(), () => undefined);

const add = (text: string) => (before: string) => `${before.replace(/^\[\]\n/, "")}\n${text}\n`; // also to an empty list
/** A page that the owner may have deleted. */
const there = (before: string) => before || "---\ntitle: A page\n---\n";
const drop = (field: string) => (before: string) => before.replace(new RegExp(`^${field}: .*\n( +.*\n)*`, "m"), "");

test("DATA-01 the number of services is a figure in other languages than English", () => {
  const { pages } = readChanged({
    "content/labels.yaml": (text) => text.replace(/^language: .*/m, "language: af"),
    "content/pages/services.md": (text) => text.replace(/^lead: .*/m, "lead: We do {{serviceCount}}."),
  });
  expect(pages.services.lead).toMatch(/^We do\s\d+\.$/);
});

test("HOME-01 the days are named in the language of the labels", () => {
  const { hours } = readChanged({ "content/labels.yaml": (text) => text.replace(/^language: .*/m, "language: af") }).business;
  expect(hours?.days[0]?.name).toBe("Maandag");
});

test("DATA-02 the faults of all files are reported at once, also when the facts are among them", () => {
  const found = problemsOf({
    [BUSINESS]: drop("name"),
    [SERVICE]: (text) => text.replace(/^headline: .*/m, "headline:"),
    [TEXT]: add("[gone](/nowhere)\n\n[gone too](/nowhere-else)"),
    [HOME]: (text) => text.replace("title: ", "title: a: b "),
  });
  expect(found).toEqual([
    expect.stringMatching(`^${HOME} undefined: is not well-formed YAML`),
    `${BUSINESS} name: is missing. Add it: it must be text.`,
    `${TEXT} body: links to '/nowhere', but there is no page at that address. Link to an existing page, or take out the brackets and the address. Other links begin with https://, mailto: or tel:.`,
    `${TEXT} body: links to '/nowhere-else', but there is no page at that address. Link to an existing page, or take out the brackets and the address. Other links begin with https://, mailto: or tel:.`,
    `${SERVICE} headline: is missing. Add it: it must be text.`,
  ]);
});

test("DATA-02 an icon, a page, a kind and a fact that do not exist are reported where they are named", () => {
  const found = problemsOf({
    [SERVICE]: (text) =>
      text
        .replace(/^kinds: .*/m, "kinds: [gardening]")
        .replace("icon: wrench", "icon: no-such")
        .replace("[/]", "[/no-such]"),
    [TEXT]: add("Call {{fax}}."),
  });
  expect(found).toEqual([
    expect.stringMatching(`^${TEXT} body: has {{fax}}, which isn't one of the business's facts`),
    expect.stringMatching(`^${SERVICE} kinds\\[0\\]: names 'gardening', which content/kinds.yaml doesn't have`),
    expect.stringMatching(`^${SERVICE} included\\[0\\].icon: names 'no-such', which lucide.dev/icons doesn't have`),
    expect.stringMatching(`^${SERVICE} related\\[0\\]: names '/no-such', which the site doesn't have. Choose another, or take it out.`),
  ]);
});

test("LOOK-03 DATA-02 a name on the map of a place without a position is reported", () => {
  const map = "map: { label: Our map, positions: { Near: '-33.9, 18.4' }, named: [{ place: Near }, { place: Far }] }";
  const page = `---\ntitle: Areas\ndescription: Which suburbs and towns we drive to, by region, and how soon.\nheading: Areas\nlead: Here.\nregions: []\n${map}\n---\n## Further away\n\nAsk us.\n`;
  expect(problemsOf({ "content/pages/areas-we-serve.md": () => page }).filter((problem) => problem.includes("named"))).toEqual([
    "content/pages/areas-we-serve.md map.named[1].place: has no position. Add 'Far' to the positions, or leave it out here.",
  ]);
});

test("DATA-02 a heading that a field names, and that the text doesn't have, is reported where it is named", () => {
  const names = (fields: string) => (text: string) => text.replace(/^(title: .*)$/m, `$1\n${fields}`);
  const found = problemsOf({
    [SERVICE]: (text) => add("## It's *dripping*\n\nCall.")(names("urgent: It’s dripping\nbackground: [It's dripping, Rules]")(text)),
    [TEXT]: (text) => add("## Emergencies and more\n\nCall.")(names("cards: Emergencies")(text)),
  });
  expect(found).toEqual([
    `${SERVICE} background: names the heading 'Rules', but its text has only: It's dripping. Choose one of these, or reword the heading.`,
    `${TEXT} cards: names the heading 'Emergencies', but its text has only: Emergencies and more. Choose one of these, or reword the heading.`,
  ]);
});

test("DATA-02 a page of text or a service whose file has a name that doesn't work is reported with a better one", () => {
  const other = (text: string) => text.replace("id: 998", "id: 997").replace("/a-made-up-service", "/copied");
  const copy = "content/services/Our Gutters copy.md";
  const page = "content/pages/Our Work #1.md";
  const fault = "undefined: has a name with characters that don't work here. Rename it to";
  expect(problemsOf({ [page]: () => MADE_UP[TEXT], [copy]: () => other(MADE_UP[SERVICE]) })).toEqual([
    `${page} ${fault} 'our-work-1.md'.`,
    `${copy} ${fault} 'our-gutters-copy.md'.`,
  ]);
});

test("DATA-02 without a page for the blog's detail no post has a number to link to", () => {
  const post = {
    "content/posts/a-made-up-post.md": () => "---\nid: 7\nkinds: []\n---\n",
    "content/pages/blog-detail.md": there,
    [TEXT]: add("[Seven](/blog-detail/7)"),
  };
  const deadLinks = (...removed: string[]) => problemsOf(post, removed).filter((problem) => problem.includes("'/blog-detail/7'"));
  expect(deadLinks()).toEqual([]);
  expect(deadLinks("content/pages/blog-detail.md")).toHaveLength(1);
});

test("DATA-02 a service that cannot be read is reported alone, and not with each link to it", () => {
  const found = problemsOf({
    [SERVICE]: (text) => text.replace("title: Gutters", "title: a: b"),
    [TEXT]: add("[Gutters](/a-made-up-service)"),
  });
  expect(found).toEqual([expect.stringMatching(`^${SERVICE} undefined: is not well-formed YAML`)]);
});

test("OWN-02 a hidden service may be linked to, and its faults wait until it is shown", () => {
  const hidden = (text: string) => text.replace("---\n", "---\nhidden: true\n");
  expect(problemsOf({ [SERVICE]: (text) => hidden(drop("headline")(text)) })).toEqual([]);
  expect(problemsOf({ [SERVICE]: hidden, [TEXT]: add("[Gutters](/a-made-up-service)") })).toEqual([]);
  expect(problemsOf({ [SERVICE]: (text) => hidden(text).replace("true", "false"), [TEXT]: add("[Gutters](/a-made-up-service)") })).toEqual(
    [],
  );
});

test("OWN-02 DATA-02 a site without a service to show is reported, for its pages would list nothing", () => {
  const hidden = { [SERVICE]: (text: string) => text.replace("---\n", "---\nhidden: true\n") };
  const others = globSync("content/services/*.md");
  expect(problemsOf(hidden, others)[0]).toMatch(/^content\/services undefined: has no service to show/);
});

test("DATA-02 a path and an id that another service, post or question has are reported", () => {
  const first = (list: string) => new RegExp(`^${list}: is .* already used by .* Choose another, or delete this one\\.$`);
  const found = problemsOf({
    "content/services/b-made-up-service.md": () => MADE_UP[SERVICE],
    "content/faqs.yaml": add("- { id: 1, title: Again?, desc: Yes. }"),
    "content/pages/team.md": (text) => text.replace(/^people:\n/m, "$&  - { name: Jo, role: Tiler }\n  - { name: Jo, role: Tiler }\n"),
  });
  expect(found).toEqual([
    expect.stringMatching(first("content/services/b-made-up-service.md url")),
    expect.stringMatching(first("content/services/b-made-up-service.md id")),
    expect.stringMatching(first("content/faqs.yaml \\[\\d+\\]\\.id")),
    expect.stringMatching(first("content/pages/team.md people\\[1\\]\\.name")),
  ]);
});

test("LIST-01 OWN-02 a kind's page is there while something is of the kind: a link to it goes with the last", () => {
  const words = "title: Gardens, description: Gardens laid out and looked after for homes and for shops in town and beyond., lead: Green.";
  const kind = `- { name: gardening, label: Gardens, services: { ${words}, heading: Gardens } }`;
  const link = (text: string) => text.replace(/^ {4}links:\n/m, "    links:\n      - { label: Gardens, link: /services/gardening }\n");
  const changes = { "content/kinds.yaml": add(kind), "content/labels.yaml": link };
  expect(problemsOf({ ...changes, [SERVICE]: (text) => text.replace("kinds: []", "kinds: [gardening]") })).toEqual([]);
  expect(problemsOf(changes)).toEqual([]);
  expect(problemsOf({ ...changes, "content/kinds.yaml": (text) => text })[0]).toMatch(
    /'\/services\/gardening', which the site doesn't have/,
  );
});

test("LIST-01 OWN-02 DATA-02 without a page of all guides no kind has a page of guides, and links to one are left out", () => {
  const changes = {
    "content/kinds.yaml": () => "- { name: gardening, label: Gardens, services: {}, blogs: {} }",
    "content/posts/a-made-up-post.md": () => "---\nid: 7\nkinds: [gardening]\n---\n",
    "content/pages/blogs.md": there,
    [TEXT]: add("[Gardens](/blogs/gardening)"),
  };
  const deadLinks = (...removed: string[]) => problemsOf(changes, removed).filter((problem) => problem.includes("'/blogs/gardening'"));
  expect(deadLinks()).toEqual([]);
  expect(deadLinks("content/pages/blogs.md")).toEqual([]);
});

test.each([
  ["without a section", "[]", "sections: is empty: add a section, or delete the file, and the page goes."],
  [
    "that there aren't",
    "[{ title: A, lead: B, questions: [1, 999] }]",
    "sections[0].questions[1]: isn't an id in content/faqs.yaml. Choose another.",
  ],
])("DATA-02 a page of questions %s is reported", (_, sections, problem) => {
  const page = "content/pages/helpcenter-faqs.md";
  expect(problemsOf({ [page]: (text) => text.replace(/^sections:\n( .*\n)*/m, `sections: ${sections}\n`) })).toEqual([
    `${page} ${problem}`,
  ]);
});

test("OWN-04 DATA-02 a file for visitors that is not there is reported", () => {
  const manual = (name: string) => (text: string) => `${text.replace(/^legal:\n( .*\n)*/m, "")}legal:\n  paiaManual: ${name}\n`;
  expect(problemsOf({ [BUSINESS]: manual("a-made-up-manual.pdf") })).toEqual([
    expect.stringMatching(`^${BUSINESS} legal.paiaManual: names 'a-made-up-manual.pdf', which content/files \\(for PDFs\\) doesn't have`),
  ]);
  expect(problemsOf({ [BUSINESS]: manual("a-made-up-manual.pdf"), "content/files/a-made-up-manual.pdf": () => "%PDF" })).toEqual([]);
});

test("OWN-04 DATA-02 a file for visitors in a folder, or with spaces or capitals in its name, is reported with a better name", () => {
  const pdf = () => "%PDF";
  const names = ["Our Manual.pdf", "price-list.PDF", "2024/prices.pdf", "paia_manual-2.1.pdf"];
  const found = problemsOf(Object.fromEntries(names.map((name) => [`content/files/${name}`, pdf]))).sort();
  expect(found.map((problem) => problem.replace(/ undefined: must be directly in content\/files, .* to /, " → "))).toEqual([
    "content/files/2024/prices.pdf → content/files/prices.pdf.",
    "content/files/Our Manual.pdf → content/files/our-manual.pdf.",
    "content/files/price-list.PDF → content/files/price-list.pdf.",
  ]);
});

test("RT-07 OWN-02 DATA-02 a former path is an address of an old site, and never one that somebody else has", () => {
  const from =
    (...paths: string[]) =>
    (text: string) =>
      text.replace("---\n", `---\nredirectFrom: ${JSON.stringify(paths)}\n`);
  expect(problemsOf({ [TEXT]: from("/a-made-up-page/", "/a-made-up-page.php", "/a%20made-up%20page.html") })).toEqual([]);
  const found = problemsOf({
    [TEXT]: from("/services/", "/a-made-up-service", "/old.html", "/404"),
    [SERVICE]: (text) => from("/old", "old", "/services/plumbing", "/blog-detail/7")(text).replace("kinds: []", "kinds: [plumbing]"),
    "content/kinds.yaml": () => "- { name: plumbing, label: Plumbing, services: {} }",
    "content/posts/a-made-up-post.md": () => "---\nid: 7\n---\n",
    "content/pages/blog-detail.md": there,
  }).filter((problem) => problem.includes("redirectFrom"));
  expect(found).toEqual([
    `${TEXT} redirectFrom[0]: is '/services', which is already used by content/pages/services.md:2. Choose another, or delete this one.`,
    `${TEXT} redirectFrom[1]: is '/a-made-up-service', which is already used by ${SERVICE}:4. Choose another, or delete this one.`,
    `${TEXT} redirectFrom[3]: is '/404', which is already used by a file of the built site. Choose another, or delete this one.`,
    `${SERVICE} redirectFrom[0]: is '/old', which is already used by ${TEXT}:2. Choose another, or delete this one.`,
    `${SERVICE} redirectFrom[2]: is '/services/plumbing', which is already used by a file of the built site. Choose another, or delete this one.`,
    `${SERVICE} redirectFrom[3]: is '/blog-detail/7', which is already used by a file of the built site. Choose another, or delete this one.`,
    `${SERVICE} redirectFrom[1]: must be a path that begins with a slash, such as /old-page`,
  ]);
});
