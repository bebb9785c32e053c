import { type Article, POST_READ_MINUTES, type Post } from "../schema/article.ts";
import type { ArticleCard, PageData, PostCard, ServiceCard } from "../schema/page.ts";
import type { Service } from "../schema/service.ts";
import type { Content } from "./read-content.ts";

/** How many services the home page shows (HOME-04, CONST-01). */
const HOME_SERVICES = 9;
/** How many posts the home page shows (HOME-05, CONST-01). */
const HOME_POSTS = 3;
/** How many shared questions each section of the FAQ page shows (FAQ-02). */
const SECTION_FAQS = 4;
/** How many articles are listed beside and below an article. */
const OTHER_ARTICLES = 3;

/** What every page of the site shows, by path. */
export function buildPages(content: Content): Map<string, PageData> {
  const { pages, services, posts, articles, faqs, testimonials } = content;
  const serviceCards = services.map(toServiceCard);
  const postCards = posts.map(toPostCard);
  const articleCards = articles.map(toArticleCard);
  const defaultImage = pages.home.hero.image;
  const byPath = new Map<string, PageData>();

  const add = (page: PageData) => void byPath.set(page.path, page);

  add({
    kind: "home",
    path: "/",
    image: defaultImage,
    ...pages.home,
    serviceCards: serviceCards.slice(0, HOME_SERVICES),
    testimonialItems: testimonials,
    postCards: postCards.slice(0, HOME_POSTS),
  });
  add({
    kind: "aboutus",
    path: "/aboutus",
    ...pages.aboutus,
    testimonialItems: testimonials,
    testimonialsHeading: pages.home.testimonials.heading,
  });
  add({ kind: "helpcenter", path: "/helpcenter", image: defaultImage, ...pages.helpcenter, helpCards: pages.home.helpCards });
  add({
    kind: "helpcenter-faqs",
    path: "/helpcenter-faqs",
    image: defaultImage,
    ...pages["helpcenter-faqs"],
    faqs: faqs.slice(0, SECTION_FAQS),
    helpCenterTitle: pages.helpcenter.title,
  });
  add({ kind: "terms", path: "/terms", image: defaultImage, ...pages.terms, faqs });
  add({ kind: "privacy", path: "/privacy", image: defaultImage, ...pages.privacy });
  add({ kind: "blogs", path: "/blogs", image: defaultImage, ...pages.blogs, postCards });
  add({
    kind: "blog-standard",
    path: "/blog-standard",
    image: defaultImage,
    ...pages["blog-standard"],
    postCards,
    travelCard: {
      url: "/blog-detail",
      title: pages["blog-detail"].defaultTitle,
      desc: pages["blog-detail"].description,
      date: pages["blog-detail"].defaultDate,
      readMinutes: POST_READ_MINUTES,
      image: pages["blog-detail"].defaultImage,
    },
  });
  add({ kind: "contact", path: "/contact", image: defaultImage, ...pages.contact });
  add({ kind: "services", path: "/services", image: defaultImage, ...pages.services, serviceCards });
  add({ kind: "team", path: "/team", ...pages.team });
  add({ kind: "areas-we-serve", path: "/areas-we-serve", image: defaultImage, ...pages["areas-we-serve"] });
  add({ kind: "support", path: "/support", ...pages.support });

  addBlogDetails();
  for (const service of services) addService(service);
  for (const post of posts) {
    addArticle({ ...post, author: content.business.expertsTeam, readMinutes: POST_READ_MINUTES }, [...postCards, ...articleCards]);
  }
  for (const article of articles) addArticle(article, [...articleCards, ...postCards]);
  return byPath;

  function addBlogDetails(): void {
    const { defaultTitle, defaultDate, defaultImage: image, ...page } = pages["blog-detail"];
    add({
      kind: "blog-detail",
      path: "/blog-detail",
      image,
      ...page,
      defaultTitle,
      defaultDate,
      defaultImage: image,
      postTitle: defaultTitle,
      date: defaultDate,
    });
    for (const post of posts) {
      add({
        kind: "blog-detail",
        path: `/blog-detail/${post.id}`,
        image: post.image,
        ...page,
        defaultTitle,
        defaultDate,
        defaultImage: image,
        title: `${post.title}: ${page.title}`,
        postTitle: post.title,
        date: dayInWords(post.date),
      });
    }
  }

  function addService({ id: _, faqCount, related, summary, ...service }: Service): void {
    add({
      kind: "service",
      path: service.url,
      ...service,
      summary,
      description: summary,
      faqs: faqs.slice(0, faqCount),
      relatedCards: related.flatMap((url) => serviceCards.find((card) => card.url === url) ?? []),
      servicesTitle: pages.services.title,
    });
  }

  function addArticle(article: Article | (Post & Pick<Article, "author" | "readMinutes">), cards: ArticleCard[]): void {
    const following = startingAfter(article.url, cards);
    add({
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
    });
  }
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
