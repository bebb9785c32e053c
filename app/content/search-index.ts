import { createHash } from "node:crypto";
import { isDetail } from "../browser/page-address.ts";
import type { Layout, PageData } from "../schema/page.ts";
import type { SearchPage } from "../search/find-pages.ts";
import { termOf, wordsOf } from "../search/words-of.ts";
import { pageTexts } from "./page-texts.ts";

type Synonyms = readonly (readonly string[])[];

const KINDS: Partial<Record<Layout, SearchPage["kind"]>> = { service: "service", article: "article", "blog-detail": "article" };

/** Makes the file that the search page fetches, with a hash of its text in its path (SEARCH-07). */
export function makeSearchIndex(pages: readonly PageData[], synonyms: Synonyms): { path: string; text: string } {
  const text = JSON.stringify(indexPages(pages, synonyms));
  return { path: `/assets/search-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`, text };
}

/** Leaves out pages that search engines may not list, and the numbered blog details, which repeat the posts. */
export function indexPages(pages: readonly PageData[], synonyms: Synonyms): SearchPage[] {
  return pages.filter(({ path, isIndexed = true }) => isIndexed && !isDetail(path)).map((page) => indexPage(page, synonyms));
}

function indexPage(page: PageData, synonyms: Synonyms): SearchPage {
  const { path, title, description, image } = page;
  const kind = KINDS[page.layout] ?? "page";
  const { headings: all, texts } = pageTexts(page);
  const headings = [...new Set(all)].filter((heading) => heading !== title);
  const shown = wordsOf([title, description, ...headings].join("\n"));
  const words = wordsOf(texts.join("\n"));
  const text = ` ${[...shown, ...words].join(" ")} `;
  const isSaid = (phrase: string) => text.includes(` ${wordsOf(phrase).join(" ")} `);
  return {
    path,
    kind,
    title,
    description,
    picture: image && kind !== "page" ? { src: image.src, width: image.width, height: image.height } : undefined,
    price: page.layout === "service" ? page.price : undefined,
    headings,
    words: [...new Set(words)]
      .filter((word) => termOf(word) && !shown.includes(word))
      .sort()
      .join(" "),
    synonyms: synonyms
      .filter((group) => group.some(isSaid))
      .flatMap((group) => group.filter((phrase) => !isSaid(phrase)))
      .join(" "),
  };
}
