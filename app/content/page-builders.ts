import type { Article, Post } from "../schema/article.ts";
import type { Picture } from "../schema/fields.ts";
import type { Head } from "../schema/page.ts";
import type { PageContent, TextPage } from "../schema/page-schemas.ts";
import { countWords, type Prose, proseText, splitAt } from "../schema/prose.ts";
import type { Service } from "../schema/service.ts";
import { isEnglish } from "../schema/week.ts";
import { fillPlaceholders } from "../ui/copy/fill-placeholders.ts";
import type { Content } from "./read-content.ts";

/** What the pages are built from: the content, and what several pages show of it. */
export interface BuildInput extends Content {
  cards: ReturnType<typeof cardsOf>;
  /** The pages built so far; the site map lists those with a group. */
  built: (Pick<Head, "path" | "title"> & { group?: string | undefined })[];
  /** The address of the search index of those pages. */
  searchIndex(): string;
}

const OTHER_ARTICLES = 3;
/** Reading speed (ART-03). */
const WORDS_PER_MINUTE = 200;

export const cardsOf = ({ services, posts, articles, business: { rating }, labels }: Content) => ({
  services: services.map(({ url, kinds, title, place, description, image, tagText, duration: lasts, priceFrom }) => {
    const duration = lasts && `${lasts.charAt(0).toUpperCase()}${lasts.slice(1)}`;
    const price = priceFrom && fillPlaceholders(labels.card.priceFrom, { amount: inRand(priceFrom.amount) });
    return { url, kinds, title, place, description, image, tagText, rating, duration, price };
  }),
  posts: posts.map(toArticleCard),
  articles: articles.map(toArticleCard),
});

type ArticleCard = ReturnType<typeof toArticleCard>;

function toArticleCard(article: Article & Partial<Post>) {
  const { url, kinds, title, desc, image, id, tag } = article;
  return { url, kinds, title, desc, readMinutes: readMinutesOf(article), image, id, tag };
}

/** The minutes it takes to read an article, at least one. Quotations repeat the text, so they don't count. */
export function readMinutesOf({ body, questions, closing }: Article): number {
  const text = proseText(body.filter((node) => node[0] !== "blockquote"));
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  return Math.max(1, Math.round(countWords([text, ...answers, closing.heading, closing.text].join(" ")) / WORDS_PER_MINUTE));
}

/** A service's page (DET-01, DET-02). */
export function servicePage(site: BuildInput, whole: Service) {
  const { id: _, kinds: _kinds, faqCount, related, ownQuestions, signs: _signs, ...service } = whole;
  const { faqs, cards, pages } = site;
  const own = ownQuestions.map(({ question, answer }) => ({ title: question, desc: answer }));
  return {
    path: service.url,
    ...service,
    tabTitle: service.headline,
    description: service.summary,
    facts: factsOfService(site, whole),
    faqs: [...own, ...faqs.slice(0, faqCount)].map((item, index) => ({ ...item, id: index + 1 })),
    price: cards.services.find(({ url }) => url === service.url)?.price,
    relatedCards: related
      .flatMap((url) => cards.services.filter((card) => card.url === url))
      .map(({ place: _place, rating: _rating, description: _description, ...card }) => card),
    above: { title: pages.services.title, path: "/services" },
  };
}

/** A service's price, duration and guarantee, and who signs for it, or else the owner, whom a client deals with; each only if set. */
function factsOfService(site: BuildInput, { priceFrom, duration, leadTime, guaranteeMonths, signs }: Service) {
  const labels = site.labels.service;
  const named = (said?: string) => site.pages.team?.people.find(({ name }) => name === said);
  const signer = named(signs);
  const person = signer ?? named(site.business.owner);
  const rows = [
    { label: labels.priceFrom, isPrice: true, figure: priceFrom && inRand(priceFrom.amount), value: priceFrom?.includes },
    { label: labels.duration, value: duration },
    { label: labels.leadTime, value: leadTime },
    { label: labels.guarantee, value: guaranteeMonths && fillPlaceholders(labels.months, { months: guaranteeMonths }) },
    { label: signer ? labels.signs : labels.person, figure: person?.name, value: person?.role },
  ];
  return rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
}

/** `R14 500`, with spaces that don't break. */
const inRand = (amount: number): string => `R${amount.toLocaleString("en-ZA")}`;

/** The pages of the posts and of the articles (ART-01). */
export function articlePages(site: BuildInput) {
  const { posts, articles, cards } = site;
  return [
    ...posts.map((post) => ({ group: "posts" as const, ...articlePage(site, post, [cards.posts, cards.articles]) })),
    ...articles.map((article) => ({ group: "articles" as const, ...articlePage(site, article, [cards.articles, cards.posts]) })),
  ];
}

/** Lists further articles: those of its kind first, then `cards`, its own list, from the one after it and wrapping round, then the others. */
function articlePage({ business, labels }: BuildInput, article: Article, [cards, others]: [ArticleCard[], ArticleCard[]]) {
  const own = cards.findIndex(({ url }) => url === article.url);
  const isOfItsKind = ({ kinds }: ArticleCard) => kinds.some((kind) => article.kinds.includes(kind));
  const circle = [...cards.slice(own + 1), ...cards.slice(0, own), ...others];
  const following = circle.toSorted((a, b) => Number(isOfItsKind(b)) - Number(isOfItsKind(a)));
  const { url, desc, date, checked, author = business.expertsTeam, kinds: _, ...shown } = article;
  return {
    ...shown,
    author,
    path: url,
    description: desc,
    /** As `2024-08-19`, for machines. */
    day: date,
    date: dayInWords(date, labels.language),
    readMinutes: readMinutesOf(article),
    checkedDay: checked,
    checked: checked && plainDay(checked, labels.language),
    next: following.slice(0, OTHER_ARTICLES),
  };
}

/** The services, and those of each kind with what to do first and a few of its guides (SERV-01, LIST-01). */
export const serviceLists = (site: BuildInput) =>
  listPages(site, { list: "services", copy: site.pages.services, cards: site.cards.services }).map(({ cards, ...page }) => {
    const kind = site.kinds.find(({ name }) => page.path === `/services/${name}`);
    return { ...page, serviceCards: cards, first: kind?.services?.first, guides: guidesOf(site, kind) };
  });

function guidesOf({ cards, labels }: BuildInput, kind: BuildInput["kinds"][number] | undefined) {
  if (!kind?.blogs) return undefined;
  const items = [...cards.posts, ...cards.articles].filter(({ kinds }) => kinds.includes(kind.name));
  const more = items.length > OTHER_ARTICLES && { to: `/blogs/${kind.name}`, label: `${labels.card.allPosts}: ${kind.label}` };
  return items.length > 0 ? { heading: kind.blogs.heading, items: items.slice(0, OTHER_ARTICLES), more: more || undefined } : undefined;
}

/** The posts and articles, and those of each kind (BLOG-01, LIST-01). */
export function blogLists(site: BuildInput) {
  const { pages, cards: all } = site;
  return listPages(site, { list: "blogs", copy: pages.blogs, cards: [...all.posts, ...all.articles] }).map(({ cards, ...page }) => ({
    ...page,
    // Only the whole list has articles under their own heading.
    postCards: page.above ? cards : all.posts,
    articles: page.above ? undefined : pages.blogs.articles,
    articleCards: page.above ? [] : all.articles,
  }));
}

type ListCopy = Pick<PageContent<"services">, "title" | "kindRow" | "image">;

/** The page of a whole list, and one for each kind with copy for it and something to list; its copy overrides the whole list's. */
function listPages<Copy extends ListCopy, Card extends { kinds: string[]; image: Picture }>(
  { kinds }: BuildInput,
  { list, copy, cards }: { list: "services" | "blogs"; copy: Copy; cards: Card[] },
) {
  const all = { path: `/${list}`, label: copy.kindRow.all, cards };
  const ofKinds = kinds.flatMap(({ name, label, [list]: own }) => {
    const ofKind = cards.filter((card) => card.kinds.includes(name));
    return own && ofKind.length > 0 ? [{ own, path: `/${list}/${name}`, label, cards: ofKind }] : [];
  });
  const kindLinks = [all, ...ofKinds].map(({ label, path, cards }) => ({ label, path, count: cards.length }));
  const above = { title: copy.title, path: all.path };
  return [
    { ...copy, path: all.path, cards, kindLinks, above: undefined, picture: copy.image, image: undefined },
    ...ofKinds.map(({ own, path, cards }) => ({
      ...copy,
      tabTitle: undefined,
      callToAction: undefined,
      ...own,
      path,
      cards,
      kindLinks,
      above,
      picture: own.image,
      image: cards[0]?.image,
    })),
  ];
}

/** The blog's detail: its default, and for each post's number (BLOG-04 to BLOG-06). */
export function detailPages({ pages, posts, cards, labels }: BuildInput) {
  const page = pages["blog-detail"];
  const { defaultTitle: heading, defaultDate: date, defaultImage: image, column } = page;
  const shown = { ...page, above: pages.blogs && { title: pages.blogs.title, path: "/blogs" }, guidePath: "" };
  const next = (own?: number) => cards.posts.filter(({ id }) => id !== own).slice(0, OTHER_ARTICLES);
  return [
    { ...shown, path: "/blog-detail", heading, lead: column.lead, image, date, next: next() },
    ...posts.map((post) => ({
      ...shown,
      next: next(post.id),
      path: `/blog-detail/${post.id}`,
      image: post.image,
      canonicalPath: "/blog-detail", // the text is the same
      tabTitle: `${post.title}: ${page.title}`,
      heading: post.title,
      lead: post.desc,
      guidePath: encodeURI(post.url),
      date: dayInWords(post.date, labels.language),
    })),
  ];
}

/**
 * The posts by their first kind, which link to the text about travel, or to their own pages if that page is absent, and the articles (BLOG-02). A
 * card for that text comes last.
 */
export function blogStandard({ cards, kinds, pages: { "blog-detail": travel, "blog-standard": page } }: BuildInput) {
  const all = cards.posts.map((card) => ({ ...card, url: travel ? `/blog-detail/${card.id}` : card.url }));
  const groups = [...kinds, undefined]
    .map((kind) => ({ heading: kind?.label ?? page?.title, posts: all.filter(({ kinds: [first] }) => first === kind?.name) }))
    .filter(({ posts }) => posts.length > 0);
  const { defaultTitle: title = "", defaultImage: image, column } = travel ?? {};
  const last = { url: "/blog-detail", kinds: [], title, desc: column?.lead ?? "", readMinutes: 0, id: 0, tag: column?.label };
  if (image) groups.at(-1)?.posts.push({ ...last, image });
  return { groups, others: cards.articles };
}

/** The page that says what to do in an emergency. */
export const emergencyPage = ({ texts }: Pick<BuildInput, "texts">) => texts.find(({ isEmergency }) => isEmergency);

/** Links to the parts of a text shown as cards. */
export function cardLinks(text: (TextPage & { path: string }) | undefined) {
  const [, part] = splitAt(text?.body ?? [], text?.cards);
  return part.flatMap((node) => (node[0] === "h3" ? [{ label: proseText(node.slice(2) as Prose), link: `${text?.path}#${node[1]}` }] : []));
}

/** All pages for the site map, itself included, by group and title, with what a service costs and how long a guide is. */
export function linkGroups({ built, cards, pages: { "site-map": siteMap }, labels }: BuildInput) {
  const guides = [...cards.posts, ...cards.articles].map(({ url, readMinutes: minutes }) => {
    return [url, fillPlaceholders(labels.card.readMinutes, { minutes })] as const;
  });
  const notes = new Map([...cards.services.map(({ url, price }) => [url, price] as const), ...guides]);
  const listed = [...built, { group: "legal", title: siteMap.title, path: "/site-map" }];
  return Object.entries(siteMap.groups).flatMap(([name, heading]) => {
    const links = listed
      .filter(({ group }) => group === name)
      .map(({ title, path }) => ({ label: path === "/" ? labels.article.home : title, link: encodeURI(path), note: notes.get(path) }));
    return links.length > 0 ? [{ heading, links }] : [];
  });
}

/** Formatted at build time: browsers may format dates otherwise than Node, and hydration would find a mismatch. */
export function otherDaysInWords({ business: { hours }, labels: { hours: labels, language } }: BuildInput) {
  const inWords = (day: string) => plainDay(day, language);
  return (hours?.otherDays ?? []).map(({ from, to, ...other }) => ({
    ...other,
    to,
    days: from === to ? inWords(from) : fillPlaceholders(labels.fromTo, { from: inWords(from), to: inWords(to) }),
  }));
}

/** `2024-08-19` as `19 August 2024`. */
export const plainDay = (day: string, language: string): string =>
  new Date(day).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** `2024-08-19` as `19th August 2024`, the specification's format (BLOG-06), in English; otherwise as the language has it. */
export function dayInWords(day: string, language: string): string {
  if (!isEnglish(language)) return plainDay(day, language);
  const date = new Date(`${day}T00:00:00Z`);
  const number = date.getUTCDate();
  const ending = { one: "st", two: "nd", few: "rd" }[new Intl.PluralRules("en", { type: "ordinal" }).select(number) as string] ?? "th";
  return `${number}${ending} ${date.toLocaleDateString(language, { month: "long", year: "numeric", timeZone: "UTC" })}`;
}
