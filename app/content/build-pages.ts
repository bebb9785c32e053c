import { type Article, POST_READ_MINUTES, type Post } from "../schema/article.ts";
import type { ArticleCard, PageData, PostCard, ServiceCard } from "../schema/page.ts";
import type { Service } from "../schema/service.ts";
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
    ...blogDetailPages(content),
    ...services.map((service) => servicePage(service, content, cards)),
    ...posts.map((post) =>
      articlePage({ ...post, author: business.expertsTeam, readMinutes: POST_READ_MINUTES }, [...cards.posts, ...cards.articles]),
    ),
    ...articles.map((article) => articlePage(article, [...cards.articles, ...cards.posts])),
  ];
  return new Map([...pages, searchPage(content, pages)].map((page) => [page.path, page]));
}

/** @param others The pages that it finds. */
function searchPage({ pages }: Content, others: PageData[]): PageData {
  const { path: index } = makeSearchIndex(others);
  return { kind: "search", path: "/search", image: pages.home.hero.image, isIndexed: false, ...pages.search, index };
}

/** The pages that there is one of each. */
function mainPages({ pages, faqs, testimonials }: Content, cards: Cards): PageData[] {
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
    { kind: "blogs", path: "/blogs", image: defaultImage, ...pages.blogs, postCards: cards.posts, articleCards: cards.articles },
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
    { kind: "contact", path: "/contact", image: defaultImage, ...pages.contact },
    { kind: "services", path: "/services", image: defaultImage, ...pages.services, serviceCards: cards.services },
    { kind: "team", path: "/team", ...pages.team },
    { kind: "areas-we-serve", path: "/areas-we-serve", image: defaultImage, ...pages["areas-we-serve"] },
    { kind: "support", path: "/support", ...pages.support },
  ];
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

function servicePage({ id: _, faqCount, related, summary, ...service }: Service, { pages, faqs }: Content, { services }: Cards): PageData {
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
