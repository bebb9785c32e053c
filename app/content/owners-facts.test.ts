/** What the specification says of the length of a text binds its author. The owner's facts in it may be of any length that they can have. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { POST_READ_MINUTES, WORDS_PER_MINUTE } from "../schema/article.ts";
import { countWords, proseText } from "../schema/prose.ts";
import { SERVICE_WORDS } from "../schema/service.ts";

const BUSINESS = "content/business.yaml";
const ARTICLE = "content/articles/home-technology-guide.md";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

interface Facts {
  answers: Record<string, string>;
  address: Record<string, string>;
}

/** Sets facts of the owner, and every sentence among them. */
function setFacts(sentenceFor: (name: string) => string, fields: Record<string, unknown>): void {
  const facts = parse(copy.read(BUSINESS)) as Facts;
  const answers = Object.fromEntries(Object.keys(facts.answers).map((name) => [name, sentenceFor(name)]));
  copy.write(BUSINESS, stringify({ ...facts, ...fields, answers }, { lineWidth: 0 }));
}

/** A sentence of so many words. */
const sentence = (count: number) => `${"word ".repeat(count).trim()}.`;

describe("DATA-03 ART-03 the owner's facts break no bound of a text", () => {
  test.each([
    ["of one word", "Yes.", { name: "Cool", expertsTeam: "Us", owner: "Jo", mainAreas: "Parow", furtherTowns: "Paarl" }],
    [
      "of two words",
      "We do.",
      { name: "Cape Cool", expertsTeam: "Cape Cool", owner: "Jo Abel", mainAreas: "Sea Point", furtherTowns: "Paarl" },
    ],
    [
      "of eight words, and as long as a field can hold",
      `${"Of all things this is so ".repeat(9)}long by now.`.slice(0, 239).padEnd(240, "."),
      {
        name: "The Old Cape Air and Cold Works Company",
        expertsTeam: "All the men and women of the works",
        owner: "Jan van der Berg de la Rey",
        mainAreas: "Sea Point, ".repeat(14).slice(0, 155),
        furtherTowns: "Paarl, ".repeat(22).slice(0, 155),
        shortName: "The Old Cape Air Works",
      },
    ],
  ])("%s", async (_length, words, fields) => {
    setFacts(() => words, fields);
    expect((await copy.load()).problems).toEqual([]);
  });

  test("a description is as long as its author wrote it, however long its facts are", async () => {
    const facts = parse(copy.read(BUSINESS)) as Facts;
    copy.write(BUSINESS, stringify({ ...facts, mainAreas: "Sea Point, ".repeat(14).slice(0, 155) }));
    const description = `${"We come to {{mainAreas}} and to {{mainAreas}}, and we say when. ".repeat(2)}Phone first.`;
    copy.edit("content/pages/team.md", /^description: .*(\n {2,}.*)*/m, `description: ${JSON.stringify(description)}`);
    const { problems, pages } = await copy.load();
    expect(problems).toEqual([]);
    expect(pages.get("/team")?.description.length).toBeGreaterThan(165);
    copy.edit("content/pages/team.md", "Phone first.", "Phone first, since we are often out on a roof.");
    expect((await copy.load()).problems).toMatchObject([
      { field: "description", message: expect.stringMatching(/^is too long: at most 165/) },
    ]);
  });
});

describe("ART-03 DET-01 a text that is too long or too short without its facts is reported", () => {
  test("too short, even with the longest facts", async () => {
    copy.edit(ARTICLE, /(?<=\n---\n)[\s\S]*/, `## One\n\n> Said.\n\n{{name}} {{warranty}} ${sentence(1000)}`);
    const { problems } = await copy.load();
    expect(problems).toEqual([
      {
        file: ARTICLE,
        message: expect.stringMatching(
          /must have 1520 to 1680 .*, of which its facts in braces may be \d+ at most\. Write at least \d+ more\./,
        ),
      },
    ]);
  });

  test("too long, even without any fact", async () => {
    copy.edit(ARTICLE, /(?<=\n---\n)[\s\S]*/, `## One\n\n> Said.\n\n{{name}} {{warranty}} ${sentence(1700)}`);
    expect((await copy.load()).problems).toEqual([{ file: ARTICLE, message: expect.stringMatching(/Cut at least \d+\.$/) }]);
  });
});

/** How many words the sentences have that are shipped as the owner's. */
const SHIPPED_SENTENCES: Record<string, number> = {
  callOutFee: 18,
  quoteCost: 13,
  registrations: 24,
  warranty: 9,
  payment: 15,
  deposit: 13,
  afterHours: 19,
  makes: 13,
  homeFridges: 24,
  televisionWork: 31,
};

test("ART-03 DET-01 with facts as long as the shipped ones, each text as it is shipped has the specified number of words", async () => {
  setFacts((name) => sentence(SHIPPED_SENTENCES[name] ?? 15), { name: "Cape Air Works", expertsTeam: "Cape Air technicians" });
  const { content } = await copy.load();
  if (!content) throw new Error("The content has problems.");
  for (const { body, questions, closing, ...text } of [...content.posts, ...content.articles]) {
    const prose = proseText(body.filter((node) => node[0] !== "blockquote"));
    const words = countWords(
      [prose, ...questions.map(({ question, answer }) => `${question} ${answer}`), closing.heading, closing.text].join(" "),
    );
    const specified = WORDS_PER_MINUTE * ("readMinutes" in text ? text.readMinutes : POST_READ_MINUTES);
    expect({ url: text.url, ratio: Math.round((words / specified - 1) * 100) / 100 }).toEqual({
      url: text.url,
      ratio: expect.toSatisfy((ratio: number) => Math.abs(ratio) <= 0.05),
    });
  }
  for (const { url, lead, included, steps, reasons, body } of content.services) {
    const items = [...included, ...steps, ...reasons].map(({ title, desc }) => `${title} ${desc}`);
    const words = countWords([lead, ...items, proseText(body)].join(" "));
    expect({ url, words }).toEqual({
      url,
      words: expect.toSatisfy((count: number) => count >= SERVICE_WORDS.min && count <= SERVICE_WORDS.max),
    });
  }
});
