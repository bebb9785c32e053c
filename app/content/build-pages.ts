import { type Article, POST_READ_MINUTES, type Post } from "../schema/article.ts";
import type { Business } from "../schema/business.ts";
import { type Kind, kindPath, LIST_PATHS, type ListName } from "../schema/kind.ts";
import type { ArticleCard, KindLink, OtherDay, Page, PageData, PostCard, ServiceCard } from "../schema/page.ts";
import type { Service } from "../schema/service.ts";
import type { Words } from "../schema/words.ts";
import { fillPlaceholders } from "../ui/copy/fill-placeholders.ts";
import { linkGroups } from "./link-groups.ts";
import type { Content } from "./read-content.ts";
import { makeSearchIndex } from "./search-index.ts";

/** How many services the home page shows (HOME-04, CONST-01). */
const HOME_SERVICES = 9;
/** How many posts the home page shows (HOME-05, CONST-01). */
const HOME_POSTS = 3;
/** How many shared questions each section of the FAQ page shows (FAQ-02). */
const SECTION_FAQS = 4;
/** How many articles are listed beside and below an article. */
const OTHER_ARTICLES = 3;

/** The services, posts and articles as cards. */
interface Cards {
  services: ServiceCard[];
  posts: PostCard[];
  articles: ArticleCard[];
}

/** What every page of the site shows, by path. */
export function buildPages(content: Content): Map<string, PageData> {
  const { services, posts, articles, business } = content;
  const cards: Cards = { services: services.map(toServiceCard), posts: posts.map(toPostCard), articles: articles.map(toArticleCard) };
  const pages = [
    ...mainPages(content, cards),
    ...serviceLists(content, cards),
    ...blogLists(content, cards),
    ...blogDetailPages(content),
    ...services.map((service) => servicePage(service, content, cards)),
    ...posts.map((post) =>
      articlePage({ ...post, author: business.expertsTeam, readMinutes: POST_READ_MINUTES }, [...cards.posts, ...cards.articles]),
    ),
    ...articles.map((article) => articlePage(article, [...cards.articles, ...cards.posts])),
  ];
  pages.push(siteMapPage(content, pages));
  pages.push(searchPage(content, pages));
  return new Map(pages.map((page) => [page.path, page]));
}

/** @param others The pages that it finds. */
function searchPage({ pages }: Content, others: PageData[]): PageData {
  const { synonyms, ...words } = pages.search;
  const { path: index } = makeSearchIndex(others, synonyms);
  return { kind: "search", path: "/search", image: pages.home.hero.image, isIndexed: false, ...words, index };
}

/** The pages that there is one of each. */
function mainPages({ pages, faqs, testimonials, business, words }: Content, cards: Cards): PageData[] {
  const defaultImage = pages.home.hero.image;
  const travel = pages["blog-detail"];
  return [
    {
      kind: "home",
      path: "/",
      image: defaultImage,
      ...pages.home,
      serviceCards: cards.services.slice(0, HOME_SERVICES),
      testimonialItems: testimonials,
      postCards: cards.posts.slice(0, HOME_POSTS),
    },
    {
      kind: "aboutus",
      path: "/aboutus",
      ...pages.aboutus,
      testimonialItems: testimonials,
      testimonialsHeading: pages.home.testimonials.heading,
    },
    { kind: "helpcenter", path: "/helpcenter", image: defaultImage, ...pages.helpcenter, helpCards: pages.home.helpCards },
    {
      kind: "helpcenter-faqs",
      path: "/helpcenter-faqs",
      image: defaultImage,
      ...pages["helpcenter-faqs"],
      faqs: faqs.slice(0, SECTION_FAQS),
      helpCenterTitle: pages.helpcenter.title,
    },
    { kind: "terms", path: "/terms", image: defaultImage, ...pages.terms, faqs },
    { kind: "privacy", path: "/privacy", image: defaultImage, ...pages.privacy },
    {
      kind: "blog-standard",
      path: "/blog-standard",
      image: defaultImage,
      ...pages["blog-standard"],
      postCards: cards.posts,
      travelCard: {
        url: "/blog-detail",
        title: travel.defaultTitle,
        desc: travel.description,
        date: travel.defaultDate,
        readMinutes: POST_READ_MINUTES,
        image: travel.defaultImage,
      },
    },
    { kind: "contact", path: "/contact", ...pages.contact, otherDays: otherDaysInWords(business, words) },
    { kind: "team", path: "/team", ...pages.team },
    { kind: "areas-we-serve", path: "/areas-we-serve", image: defaultImage, ...pages["areas-we-serve"] },
    { kind: "support", path: "/support", ...pages.support },
    { kind: "accessibility", path: "/accessibility", ...pages.accessibility },
  ];
}

/** Written here, since browsers do not all write a date as Node does: hydration would find another text. */
function otherDaysInWords({ hours }: Business, { hours: labels, language }: Words): OtherDay[] {
  const inWords = (day: string) =>
    new Date(day).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return hours.otherDays.map(({ from, to, ...other }) => ({
    ...other,
    to,
    days: from === to ? inWords(from) : fillPlaceholders(labels.fromTo, { from: inWords(from), to: inWords(to) }),
  }));
}

/** Every page, itself too, by its title. */
function siteMapPage(content: Content, others: readonly PageData[]): PageData {
  const { groups: _, ...words } = content.pages["site-map"];
  const page: Page<"site-map"> = { kind: "site-map", path: "/site-map", image: content.pages.home.hero.image, ...words, linkGroups: [] };
  return { ...page, linkGroups: linkGroups(content, [...others, page]) };
}

/** The services, and those of each kind (SERV-01, LIST-01). */
function serviceLists({ pages, kinds, services }: Content, cards: Cards): PageData[] {
  const ofKind = (name?: string) => cards.services.filter((_, index) => !name || services[index]?.kinds.includes(name));
  return listPages({ list: "services", kinds, page: pages.services, cardsOf: ofKind }).map(({ cards: serviceCards, ...page }) => ({
    kind: "services",
    image: (page.above ? serviceCards[0] : pages.home.hero)?.image ?? pages.home.hero.image,
    ...pages.services,
    ...page,
    serviceCards,
  }));
}

/** The posts and articles, and those of each kind (BLOG-01, LIST-01). */
function blogLists({ pages, kinds, posts, articles }: Content, cards: Cards): PageData[] {
  const guides = [...posts, ...articles];
  const ofKind = (name?: string) => [...cards.posts, ...cards.articles].filter((_, index) => !name || guides[index]?.kinds.includes(name));
  return listPages({ list: "blogs", kinds, page: pages.blogs, cardsOf: ofKind }).map(({ cards: shown, ...page }) => ({
    kind: "blogs",
    image: (page.above ? shown[0] : pages.home.hero)?.image ?? pages.home.hero.image,
    ...pages.blogs,
    ...page,
    // Only the whole list has the articles under a heading of their own.
    postCards: page.above ? shown : cards.posts,
    articleCards: page.above ? [] : cards.articles,
  }));
}

interface List<Card> {
  list: ListName;
  kinds: readonly Kind[];
  /** The words of the page of all. */
  page: { title: string; kindRow: { all: string } };
  /** The cards of a kind; without a name, all. */
  cardsOf(name?: string): Card[];
}

/** The page of a whole list and one for each kind that has a page there: what is not the same on all of them. */
function listPages<Card>({ list, kinds, page, cardsOf }: List<Card>) {
  const all = { path: LIST_PATHS[list] as string, cards: cardsOf() };
  const ofKinds = kinds.flatMap(({ name, label, ...lists }) => {
    const words = lists[list];
    return words ? [{ ...words, label, path: kindPath(list, name), cards: cardsOf(name) }] : [];
  });
  const kindLinks: KindLink[] = [{ ...all, label: page.kindRow.all }, ...ofKinds].map(({ label, path, cards }) => ({
    label,
    path,
    count: cards.length,
  }));
  const above = { title: page.title, path: all.path };
  return [{ ...all, above: undefined, kindLinks }, ...ofKinds.map(({ label: _, ...kind }) => ({ ...kind, above, kindLinks }))];
}

/** The blog's detail: its default, and for each post's number (BLOG-04 to BLOG-06). */
function blogDetailPages({ pages, posts }: Content): PageData[] {
  const { defaultTitle, defaultDate, defaultImage, ...page } = pages["blog-detail"];
  const shared = { kind: "blog-detail", ...page, defaultTitle, defaultDate, defaultImage } as const;
  return [
    { ...shared, path: "/blog-detail", image: defaultImage, postTitle: defaultTitle, date: defaultDate },
    ...posts.map((post) => ({
      ...shared,
      path: `/blog-detail/${post.id}`,
      image: post.image,
      title: `${post.title}: ${page.title}`,
      postTitle: post.title,
      date: dayInWords(post.date),
    })),
  ];
}

function servicePage(item: Service, { pages, faqs }: Content, { services }: Cards): PageData {
  const { id: _, kinds: _kinds, faqCount, related, summary, ...service } = item;
  return {
    kind: "service",
    path: service.url,
    ...service,
    summary,
    description: summary,
    faqs: faqs.slice(0, faqCount),
    relatedCards: related.flatMap((url) => services.find((card) => card.url === url) ?? []),
    servicesTitle: pages.services.title,
  };
}

/** @param cards What is listed beside and below it, in the order in which readers are led on. */
function articlePage(article: Article | (Post & Pick<Article, "author" | "readMinutes">), cards: ArticleCard[]): PageData {
  const following = startingAfter(article.url, cards);
  return {
    kind: "article",
    path: article.url,
    image: article.image,
    title: article.title,
    description: article.desc,
    author: article.author,
    day: article.date,
    date: dayInWords(article.date),
    readMinutes: article.readMinutes,
    questions: article.questions,
    closing: article.closing,
    body: article.body,
    others: following.slice(0, OTHER_ARTICLES),
    next: following.slice(OTHER_ARTICLES, 2 * OTHER_ARTICLES),
  };
}

/** The cards that follow the given page's own in a circle, so that every article is led to from another. */
function startingAfter(url: string, cards: ArticleCard[]): ArticleCard[] {
  const own = cards.findIndex((card) => card.url === url);
  return [...cards.slice(own + 1), ...cards.slice(0, own)];
}

function toServiceCard({ url, title, place, description, image, tagText }: Service): ServiceCard {
  return { url, title, place, description, image, ...(tagText === undefined ? {} : { tagText }) };
}

function toArticleCard({ url, title, desc, date, readMinutes, image }: Article): ArticleCard {
  return { url, title, desc, date: dayInWords(date), readMinutes, image };
}

function toPostCard({ id, url, title, desc, date, image, tag }: Post): PostCard {
  return { id, url, title, desc, date: dayInWords(date), readMinutes: POST_READ_MINUTES, image, ...(tag === undefined ? {} : { tag }) };
}

/** `2024-08-19` as `19th August 2024`, the form that the specification gives (BLOG-06). */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const number = date.getUTCDate();
  const ending = { one: "st", two: "nd", few: "rd" }[new Intl.PluralRules("en", { type: "ordinal" }).select(number) as string] ?? "th";
  return `${number}${ending} ${date.toLocaleDateString("en-ZA", { month: "long", year: "numeric", timeZone: "UTC" })}`;
}
