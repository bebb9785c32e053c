// cspell:ignore tion
import type { PageData } from "../../app/schema/page.ts";
import { wordsOf } from "../../app/search/words-of.ts";
import { seededRandom } from "./random.ts";

/** How many words a thousand articles have: some that each of them says, and many that few say. */
const VOCABULARY = 18_000;

const SYLLABLES = "ba con dre fil gra hin jo ker lum mor nes pol qua rit sab tin ula ver wen xi yor zen ing tion er al".split(" ");

/**
 * Pages with as many words as the site's own articles, the same each time. Words come as often as in a language (Zipf's law), but in no
 * order: they compress worse than sentences.
 *
 * @param source A text whose words are the most frequent ones.
 */
export function makeArticles(count: number, source: string): PageData[] {
  const random = seededRandom(1);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const vocabulary = new Set(wordsOf(source));
  while (vocabulary.size < VOCABULARY) vocabulary.add(Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(""));
  const ranked = [...vocabulary];
  const word = () => ranked[Math.floor(ranked.length ** random()) - 1] as string;
  const words = (length: number) => Array.from({ length }, word).join(" ");
  return Array.from({ length: count }, (_, index) => {
    const title = words(7);
    const body = Array.from({ length: 8 }, (_, part) => [
      ["h2", `part-${part}`, words(4)],
      ["p", words(140)],
    ]).flat();
    const page = { layout: "article", path: `/${title.replaceAll(" ", "-")}-${index}`, title, description: words(22), body };
    return page as unknown as PageData;
  });
}
