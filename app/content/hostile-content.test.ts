/** What authors, editors and phones do to content without meaning to, and what someone could mean to: each is reported in words. */
import { symlinkSync, truncateSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";

const BUSINESS = "content/business.yaml";
const WORDS = "content/labels.yaml";
const SERVICE = "content/services/plumbing-services.md";
const ARTICLE = "content/articles/tv-mounting.md";
const TEAM = "content/pages/team.md";
const PICTURES = "content/pictures/pictures.yaml";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** Sets a field of one line. */
const set = (file: string, field: string, yaml: string) =>
  copy.edit(file, new RegExp(`^${field}: .*(\\n {2,}.*)*`, "m"), `${field}: ${yaml}`);
/** Adds Markdown to the end of a text. */
const add = (file: string, text: string) => copy.write(file, `${copy.read(file).trimEnd()}\n\n${text}\n`);
const problems = async () => (await copy.load()).problems;

/** Asks for exactly one problem. */
async function expectProblem(file: string, field: string | undefined, message: RegExp): Promise<void> {
  expect(await problems()).toEqual([
    expect.objectContaining({ file, ...(field ? { field } : {}), message: expect.stringMatching(message) }),
  ]);
}

test("DATA-02 the content as it is shipped has no problem", async () => {
  expect(await problems()).toEqual([]);
});

describe("DATA-02 encodings", () => {
  test("a file in UTF-16 is reported", async () => {
    copy.write(TEAM, Buffer.from(`\ufeff${copy.read(TEAM)}`, "utf16le"));
    await expectProblem(TEAM, undefined, /^is saved as UTF-16\. Save it again as UTF-8/);
  });

  test("a byte that is not UTF-8 is reported with its line", async () => {
    const text = copy.read(TEAM);
    const line = text.split("\n").findIndex((words) => words.startsWith("lead:")) + 1;
    copy.write(TEAM, Buffer.from(text.replace(/^lead: /m, "lead: Caf\u00e9 "), "latin1"));
    expect(await problems()).toEqual([expect.objectContaining({ file: TEAM, line, message: expect.stringMatching(/not saved as UTF-8/) })]);
  });

  test.each([
    ["a byte order mark", (text: string) => `\ufeff${text}`],
    ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["line ends of old Macs", (text: string) => text.replaceAll("\n", "\r")],
  ])("%s changes nothing", async (_what, change) => {
    const { pages } = await copy.load();
    for (const file of [TEAM, ARTICLE, WORDS, PICTURES]) copy.write(file, change(copy.read(file)));
    const changed = await copy.load();
    expect(changed.problems).toEqual([]);
    expect([...changed.pages]).toEqual([...pages]);
  });

  test("a file of 5 MB is reported at once", async () => {
    copy.write(WORDS, `${copy.read(WORDS)}\nmore: "${"a".repeat(5 * 1024 ** 2)}"\n`);
    await expectProblem(WORDS, undefined, /^is 5\d{3} KB large, but a text file has at most 256 KB/);
  });

  test("a text file that is a link to another is reported", async () => {
    copy.write("secret.md", copy.read(ARTICLE));
    copy.write(ARTICLE, "");
    copy.removeFile(ARTICLE);
    symlinkSync(copy.at("secret.md"), copy.at(ARTICLE));
    expect(await problems()).toContainEqual({ file: ARTICLE, message: "is a link to another file. Put the file itself in its place." });
  });
});

describe("DATA-02 YAML", () => {
  const start = /^name: .*/m;

  test("an unknown alias is reported with its line", async () => {
    set(TEAM, "heading", "*Great* offers");
    expect(await problems()).toContainEqual(
      expect.objectContaining({ file: TEAM, message: expect.stringMatching(/Put a text that begins with \* in quotes/) }),
    );
    set(TEAM, "heading", "*nobody");
    expect(await problems()).toEqual([
      expect.objectContaining({ file: TEAM, line: expect.any(Number), message: expect.stringMatching(/^has '\*nobody'/) }),
    ]);
  });

  test("a known alias is read", async () => {
    set(TEAM, "title", "&title The people who come");
    set(TEAM, "heading", "*title");
    expect((await copy.load()).pages.get("/team")).toMatchObject({ heading: "The people who come" });
  });

  test("an alias bomb is reported", async () => {
    const levels = Array.from({ length: 12 }, (_, level) => `x${level + 1}: &x${level + 1} [${`*x${level}, `.repeat(9)}*x${level}]`);
    copy.write(WORDS, `x0: &x0 lol\n${levels.join("\n")}\n${copy.read(WORDS)}`);
    await expectProblem(WORDS, undefined, /by aliases \(\*name\) more than 100 times/);
  });

  test("an alias to the part around it is reported as what it is not", async () => {
    set(TEAM, "title", "&title [*title]");
    await expectProblem(TEAM, "title", /must be text, but is a list/);
  });

  test.each(["[", "{a: ", "- "])("100,000 times '%s' is reported", async (mark) => {
    copy.write(WORDS, mark.repeat(100_000 / mark.length));
    await expectProblem(WORDS, undefined, /inside each other so deep/);
  });

  test.each([1000, 3000, 10_000, 20_000, 60_000])("%i hyphens within a file are reported", async (count) => {
    copy.edit(WORDS, /^language: .*/m, `language: en\ndeep:\n  ${"- ".repeat(count)}x`);
    expect((await problems()).map(({ file }) => file)).toEqual([WORDS]);
  });

  test("a text that is cut off at ' #' is reported", async () => {
    set(BUSINESS, "name", "Cape Town's #1 in cooling");
    await expectProblem(BUSINESS, undefined, /^is cut off behind 'Cape Town's': .*Put the text in quotes/);
    set(BUSINESS, "name", `"Cape Town's #1 in cooling"`);
    expect(await problems()).toEqual([]);
  });

  test("a comment behind a number, and one on its own line, are comments", async () => {
    copy.edit(BUSINESS, start, "# Our name\nname: Cape Cool");
    set(BUSINESS, "founded", "2024 # or earlier");
    expect(await problems()).toEqual([]);
  });

  test("a field that is there twice is reported", async () => {
    copy.edit(BUSINESS, start, "name: Cape Cool\nname: Cape Heat");
    await expectProblem(BUSINESS, undefined, /^has the field 'name' twice/);
  });

  test.each([
    ["a control character", '"Cape \\x07Cool"', /U\+0007/],
    ["half of a character", '"Cape \\uD800Cool"', /U\+D800/],
    ["a character that Unicode sets aside", '"Cape \\uFFFFCool"', /U\+FFFF/],
  ])("%s in a text is reported", async (_what, yaml, code) => {
    set(BUSINESS, "name", yaml);
    await expectProblem(BUSINESS, "name", code);
  });

  test("a control character in a body is reported with its line", async () => {
    add(ARTICLE, "Ring \u0007 us.");
    const line = copy.read(ARTICLE).split("\n").length - 1;
    expect(await problems()).toEqual([expect.objectContaining({ file: ARTICLE, line, message: expect.stringMatching(/U\+0007/) })]);
  });

  test("fields named as parts of objects are reported as any other", async () => {
    copy.edit(SERVICE, /^url: .*/m, "url: { toString: 1, valueOf: 2 }");
    copy.edit(SERVICE, /^id: .*/m, "id: { toString: 1 }\n__proto__: { title: x }\nconstructor: y");
    expect((await problems()).filter(({ file }) => file === SERVICE).map(({ field }) => field)).toEqual(
      expect.arrayContaining(["id", "url"]),
    );
  });

  test("a message stays a line, and a terminal is not told to do anything", async () => {
    copy.edit(WORDS, /^language: .*/m, `language: en\n"${"x".repeat(9000)}\\e[2J": 1`);
    const { message } = await copy.load();
    expect(message.length).toBeLessThan(1200);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it must not be there
    expect(message).not.toMatch(/\x1b/);
  });
});

describe("DATA-02 braces", () => {
  test.each([
    ["Call {{na-me}} now.", /has \{\{na-me\}\}, which is no fact/],
    ["Call {{fax}} now.", /has \{\{fax\}\}, which is no fact/],
    ["Call {{}} now.", /has \{\{\}\}, which is no fact/],
    ["Call {{phone now.", /braces that do not match, at '.*\{\{phone now\./],
    ["Call phone}} now.", /braces that do not match/],
    ["Call {phone} now.", /has '\{phone\}', which is not filled in here/],
    ["Call {{phone} now.", /braces/],
  ])("'%s' is reported, in a field and in a text", async (text, message) => {
    set(TEAM, "heading", JSON.stringify(text));
    await expectProblem(TEAM, "heading", message);
    set(TEAM, "heading", "Who comes");
    add(TEAM, text);
    await expectProblem(TEAM, "body", message);
  });

  test("wrong braces in a body are reported with their line", async () => {
    for (const text of ["Call {{phone now.", "Call {{fax}} now."]) {
      add(TEAM, text);
      const line = copy.read(TEAM).split("\n").length - 1;
      expect(await problems()).toEqual([expect.objectContaining({ file: TEAM, field: "body", line })]);
      copy.edit(TEAM, text, "");
    }
  });

  test("spaces inside the braces are allowed", async () => {
    set(TEAM, "heading", '"Call {{ suburb }}"');
    expect((await copy.load()).pages.get("/team")).toMatchObject({ heading: expect.stringMatching(/^Call \w/) });
  });

  test("a label with another blank than its own is reported", async () => {
    copy.edit(WORDS, '"{minutes} min read"', '"{minute} min read"');
    await expectProblem(WORDS, "card.readMinutes", /has '\{minute\}', .*It can be \{minutes\}/);
  });

  test("a fact with marks of Markdown is shown as it is", async () => {
    set(BUSINESS, "name", '"*Cool* [Air](javascript:alert(1)) <b>"');
    add(TEAM, "Ask {{name}} first.");
    const page = (await copy.load()).pages.get("/team");
    expect(page?.layout === "team" && page.body.at(-1)).toEqual(["p", "Ask *Cool* [Air](javascript:alert(1)) <b> first."]);
  });
});

describe("DATA-02 texts", () => {
  test("a heading without a word is reported", async () => {
    for (const heading of ["##", "## !!!", "## —"]) {
      add(TEAM, heading);
      await expectProblem(TEAM, "body", /has a heading without words/);
      copy.edit(TEAM, new RegExp(`\\n\\n${heading}\\n$`), "\n");
    }
  });

  test("a heading of another script keeps its letters in its anchor", async () => {
    add(TEAM, "## 你好");
    const page = (await copy.load()).pages.get("/team");
    expect(page?.layout === "team" && page.body.at(-1)).toEqual(["h2", "你好", "你好"]);
  });

  test("a heading called as an id that the page's code has gets another", async () => {
    add(TEAM, "## Main\n\n## Call us\n\n## Question 3");
    const page = (await copy.load()).pages.get("/team");
    expect(page?.layout === "team" && page.body.slice(-3).map((node) => node[1])).toEqual(["main", "call-us", "question-3"]);
  });

  test.each([
    ["[](/services)", /link without words/],
    ["[**\u200b**](/services)", /link without words/],
    ["[here]()", /link that leads nowhere/],
    ["[here](#)", /leads to '#'/],
    ["[here](javascript:alert(1))", /links to 'javascript:alert\(1\)'/],
    ["[here](JaVaScRiPt:alert(1))", /links to/],
    ["[here](data:text/html,x)", /links to 'data:/],
    ["<javascript:alert(1)>", /links to/],
    ["[here](http://example.org)", /begins with https:\/\//],
    ["[here](https:evil)", /links to/],
    ["[here](//evil.example)", /no page lives there/],
    ["[here](/../secret)", /no page lives there/],
    ["[here](mailto:)", /links to/],
    ["<script>alert(1)</script>", /has HTML/],
  ])("'%s' is reported", async (text, message) => {
    add(TEAM, text);
    await expectProblem(TEAM, "body", message);
  });

  test("a link to a part that is there is right, on this page and on another", async () => {
    add(
      TEAM,
      "[a](/terms#questions) [b](/terms#question-1) [c](#call-us) [d](/faqs)".replace("/faqs", "/helpcenter-faqs#payment-information"),
    );
    expect(await problems()).toEqual([]);
  });

  test.each([">", "- ", "1. ", "> - "])("1,000 times '%s' is reported", async (mark) => {
    add(TEAM, `${mark.repeat(1000)}deep`);
    await expectProblem(TEAM, "body", /inside each other, more than 8 deep/);
  });

  test("a heading of 300 letters is reported", async () => {
    add(TEAM, `## ${"word ".repeat(60)}`);
    await expectProblem(TEAM, "body", /has a heading of 299 characters; at most 200/);
  });

  test.each([
    ["spaces", `${" ".repeat(100_000)}x`],
    ["half comments", "<!-- launch: a ".repeat(7000)],
    ["hyphens in a heading", `## a${"-".repeat(100_000)}b`],
    ["brackets", "[a](".repeat(12_500)],
    ["emphasis", "*a **b _c ".repeat(10_000)],
    ["cells", "|a".repeat(50_000)],
    ["braces", "{{".repeat(50_000)],
  ])("up to 100 KB of %s are read or reported: nothing hangs", { timeout: 60_000 }, async (_what, text) => {
    add(TEAM, text);
    await expect(problems()).resolves.toBeInstanceOf(Array);
  });

  test("a field's link that leads out of the site is reported", async () => {
    for (const [link, message] of [
      ["javascript:alert(1)", /leads to 'javascript:/],
      ["//evil.example", /no page lives there/],
      ["", /no page lives there/],
    ] as const) {
      const before = copy.read(WORDS);
      copy.edit(WORDS, "link: /aboutus", `link: "${link}"`);
      expect(await problems()).toEqual([expect.objectContaining({ file: WORDS, message: expect.stringMatching(message) })]);
      copy.write(WORDS, before);
    }
  });

  test.each(['"!!!"', '" "', '"\\u200b"'])("%s is no text", async (yaml) => {
    set(TEAM, "heading", yaml);
    expect((await problems())[0]).toMatchObject({ file: TEAM, field: "heading" });
  });

  test("a name of 240 letters is reported", async () => {
    set(BUSINESS, "name", "W".repeat(240));
    await expectProblem(BUSINESS, "name", /at most 60 characters are allowed, there are 240/);
  });

  test("an address of 240 letters is reported", async () => {
    set(ARTICLE, "url", `/${"a".repeat(240)}`);
    expect(await problems()).toContainEqual(
      expect.objectContaining({ file: ARTICLE, field: "url", message: expect.stringMatching(/at most 80/) }),
    );
  });

  test.each(['en"><script>alert(1)</script>', "en'", "English (SA)", ""])("the language '%s' is none", async (language) => {
    set(WORDS, "language", JSON.stringify(language));
    expect((await problems())[0]).toMatchObject({ file: WORDS, field: "language" });
  });
});

describe("DATA-02 the site's address", () => {
  test("a slash at its end is left out", async () => {
    set(BUSINESS, "website", "https://www.Cape-Cool.co.za/");
    expect((await copy.load()).content?.business.website).toBe("https://www.cape-cool.co.za");
  });

  test.each([
    "https://www.example.com/air",
    "https://www.example.com/?a=1&b=2",
    'https://www.example.com/"><script>alert(1)</script>',
    "https://user:word@www.example.com",
    "https://a&b.example.com",
    "https://a'b.example.com",
    "https://www.example.com#top",
    "http://www.example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://localhost",
  ])("'%s' is reported", async (address) => {
    set(BUSINESS, "website", JSON.stringify(address));
    const found = await problems();
    expect(found.length).toBeGreaterThan(0);
    for (const problem of found) expect(problem).toMatchObject({ file: BUSINESS, field: "website" });
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "https://x;script-src *", 'https://x.example/"onload="'])(
    "the map at '%s' is reported",
    async (address) => {
      copy.edit(BUSINESS, /^ {2}embed: .*/m, `  embed: ${JSON.stringify(address)}`);
      expect((await problems())[0]).toMatchObject({ file: BUSINESS, field: "map.embed" });
    },
  );
});

describe("DATA-02 pictures", () => {
  const make = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "grey" } });

  test.each([
    ["IMG_2034.JPG", "img-2034"],
    ["WhatsApp Image 2024-08-19 at 10.15.30.jpeg", "whatsapp-image-2024-08-19-at-10-15-30"],
    ["roof, front.jpg", "roof-front"],
    ["roof#1.jpg", "roof-1"],
    ["roof?.jpg", "roof"],
    ["Éclair.jpg", "eclair"],
    ["你好.jpg", "cold-room"],
    [`${"a".repeat(240)}.jpg`, "a".repeat(80)],
  ])("the name %s is reported, with one that is right", async (name, suggestion) => {
    copy.write(`content/pictures/${name}`, await make(1280, 800).jpeg().toBuffer());
    copy.write(PICTURES, `${copy.read(PICTURES)}\n${JSON.stringify(name.replace(/\.\w+$/, ""))}:\n  alt: A roof seen from the front\n`);
    expect(await problems()).toEqual([
      {
        file: `content/pictures/${name}`,
        message: expect.stringContaining(`an address cannot have. Rename it to '${suggestion}', in the folder`),
      },
    ]);
  });

  test.each(["../../secret", "a/b", "constructor/x"])("the listed name '%s' is reported", async (name) => {
    copy.write(PICTURES, `${copy.read(PICTURES)}\n${JSON.stringify(name)}:\n  alt: A roof seen from the front\n`);
    expect(await problems()).toEqual([
      expect.objectContaining({ file: PICTURES, message: expect.stringMatching(/an address cannot have/) }),
    ]);
  });

  test.each([
    ["30,000 pixels high", () => make(1280, 30_000).png().toBuffer(), /is 1280 pixels wide and 30000 high, but each may be at most 16000/],
    ["of 66 million pixels", () => make(8_200, 8_000).png().toBuffer(), /more than 64 million pixels/],
    ["of one line", () => make(1280, 1).png().toBuffer(), /must be at least 200 high/],
    ["in truth a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"/>'), /format 'svg'/],
    ["of no bytes", async () => Buffer.alloc(0), /cannot be read as a picture/],
  ])("a picture %s is reported", async (_what, bytes, message) => {
    copy.write("content/pictures/tv-wall.webp", await bytes());
    await expectProblem("content/pictures/tv-wall.webp", undefined, message);
  });

  test("half of a picture is reported", async () => {
    copy.write("content/pictures/tv-wall.webp", await sharp("content/pictures/tv-wall.webp").toBuffer());
    truncateSync(copy.at("content/pictures/tv-wall.webp"), 2000);
    await expectProblem("content/pictures/tv-wall.webp", undefined, /cannot be read as a picture/);
  });

  test("a picture that is a link out of the folder is reported", async () => {
    copy.write("secret.webp", await make(1280, 800).webp().toBuffer());
    copy.removeFile("content/pictures/tv-wall.webp");
    symlinkSync(copy.at("secret.webp"), copy.at("content/pictures/tv-wall.webp"));
    await expectProblem("content/pictures/tv-wall.webp", undefined, /^is a link to another file/);
  });

  test("an iPhone's format, and two pictures of one name, are reported", async () => {
    copy.write("content/pictures/roof.HEIC", Buffer.from("heic"));
    await expectProblem("content/pictures/roof.HEIC", undefined, /Save it as JPEG or WebP/);
    copy.removeFile("content/pictures/roof.HEIC");
    copy.write("content/pictures/tv-wall.jpg", await make(1280, 800).jpeg().toBuffer());
    expect(await problems()).toEqual([expect.objectContaining({ message: expect.stringMatching(/has the name of/) })]);
  });
});
