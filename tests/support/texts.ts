import type { Locator } from "@playwright/test";
import { cardsOf, dayInWords, plainDay } from "../../app/content/page-data.ts";
import type { Article, Post } from "../../app/schema/article.ts";
import type { Picture } from "../../app/schema/fields.ts";
import type { Service } from "../../app/schema/service.ts";
import { fillPlaceholders } from "../../app/ui/copy/fill-placeholders.ts";
import { business, content, words } from "./content.ts";

/** The texts of an element in the document's order: one for each of its text nodes that is not blank, without white space around it. */
export function textsOf(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
    return texts.filter((text) => text !== "");
  });
}

/** What a service's card says (HOME-04, SERV-01). */
export function serviceTexts(service: Service): string[] {
  const { tagText, place, title, description, rating = content.business.rating } = service;
  const offer = cardsOf(content).services.find(({ url }) => url === service.url)?.offer;
  const { rating: shown, ratingSpoken, explore } = words.card;
  const stars = rating ? [shown, ratingSpoken].map((label) => fillPlaceholders(label, { value: rating.value, count: rating.count })) : [];
  return [tagText ?? [], place ?? [], stars, title, description, offer ?? [], explore, title].flat();
}

/** What a post's card says (HOME-05, BLOG-01, BLOG-02). */
export function postTexts({ tag, date, title, desc, readMinutes }: Post, { hasAuthor = false } = {}): string[] {
  const author = hasAuthor ? [`${words.article.author} ${business.expertsTeam}`] : [];
  return [...(tag ? [tag] : []), dayInWords(date), readTime(readMinutes), ...author, title, desc];
}

/** What an article's banner says beside its title (ART-01). */
export function bannerFacts({
  author,
  date,
  checked,
  readMinutes,
}: Pick<Article, "author" | "date" | "checked" | "readMinutes">): string[] {
  const day = checked ? [fillPlaceholders(words.article.checked, { day: plainDay(checked, words.language) })] : [];
  return [author, dayInWords(date), ...day, readTime(readMinutes)];
}

/** A read time as lists and banners say it. */
export const readTime = (minutes: number): string => words.card.readMinutes.replace("{minutes}", String(minutes));

/** Matches the address of any file of a picture: a build writes its measures and its content's hash after the name. */
export const fileOf = ({ src }: Pick<Picture, "src">): RegExp => new RegExp(`^${src}\\.`);
