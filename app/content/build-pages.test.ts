import { describe, expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import type { Article, Post } from "../schema/article.ts";
import type { Picture } from "../schema/fields.ts";
import type { Labels } from "../schema/labels.ts";
import type { Layout, Page } from "../schema/page.ts";
import type { Service } from "../schema/service.ts";
import { buildPages, routesOf } from "./build-pages.ts";
import { dayInWords } from "./page-builders.ts";
import type { Content } from "./read-content.ts";

const picture = (name: string): Picture => ({ src: `/pictures/${name}`, width: 1600, height: 1200, alt: `A ${name} in a kitchen` });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const service = (id: number, fields: Partial<Service> = {}): Service => ({
  ...({ place: `Place ${id}`, headline: `Headline ${id}`, included: [], gallery: [] } as unknown as Service),
  id,
  url: `/service-${id}`,
  kinds: [id < 3 ? "cooling" : "building"],
  title: `Service ${id}`,
  description: `Description ${id}.`,
  summary: `Summary ${id}.`,
  image: picture(`service-${id}`),
  faqCount: 3,
  related: [],
  ownQuestions: [],
  ...fields,
});

const guide = (name: string) => ({
  redirectFrom: [],
  url: `/${name}`,
  kinds: [name.endsWith("1") ? "cooling" : "screens"],
  title: `Title of ${name}`,
  desc: `Description of ${name}.`,
  image: picture(name),
  pictures: [],
  questions: [],
  closing: { heading: "Ready?", text: `Call us about ${name}.` },
  body: [["p", `Text of ${name}.`]] satisfies Post["body"],
});

const post = (id: number): Post => ({ ...guide(`post-${id}`), id, date: `2024-08-2${id}` });

const article = (id: number): Article => ({ ...guide(`article-${id}`), date: `2024-09-0${id}`, author: "Us" });

const own = (name: string) => ({ title: `Title of ${name}`, description: `Description of ${name}.`, heading: `Heading of ${name}` });

const NAMES = ["helpcenter", "blog-standard", "contact", "areas-we-serve"];

const content = {
  business: { ...business, hours: undefined },
  labels: { article: { home: "Home" }, service: {}, card: { readMinutes: "{minutes} min" }, language: "en-ZA" } as Labels,
  pages: {
    ...Object.fromEntries(NAMES.map((name) => [name, own(name)])),
    "helpcenter-faqs": { ...own("helpcenter-faqs"), sections: [] },
    home: { ...own("home"), hero: { image: picture("home") }, helpCards: [{ title: "Card" }] },
    team: { ...own("team"), people: [] },
    search: { ...own("search"), synonyms: [["aircon", "air conditioner"]] },
    blogs: { ...own("blogs"), kindRow: { all: "All" } },
    services: { ...own("services"), kindRow: { all: "Every service" } },
    "blog-detail": { ...own("trip"), column: {}, defaultTitle: "Travels", defaultDate: "19th August 2024", defaultImage: picture("trip") },
    "site-map": { ...own("site-map"), groups: { business: "We", posts: "Posts", articles: "Articles", legal: "Rules" } },
  },
  texts: [
    { ...own("aboutus"), path: "/aboutus", group: "business", testimonialsHeading: "They say", image: picture("aboutus") },
    { ...own("terms"), path: "/terms", group: "legal", questionsHeading: "Questions" },
  ],
  services: numbers(10).map((id) => service(id)),
  posts: numbers(4).map(post),
  articles: numbers(4).map(article),
  kinds: [
    { name: "cooling", label: "Cooling", services: own("cooling services"), blogs: own("cooling guides") },
    { name: "building", label: "Building", services: own("building services") },
    { name: "screens", label: "Screens", blogs: own("guides to screens"), services: own("screens, which nobody sells") },
  ],
  faqs: numbers(6).map((id) => ({ id, title: `Question ${id}?`, desc: `Answer ${id}.` })),
  testimonials: [{ name: "Anna", desc: "It's cold.", position: "Owner", image: picture("portrait") }],
  icons: new Map(),
  leftOut: new Set(),
} as unknown as Content;

/** The page of a layout at a path, with other content where the test says so. */
function pageAt<Name extends Layout>(layout: Name, path: string, other: Partial<Content> = {}): Page<Name> {
  const page = buildPages({ ...content, ...other }).get(path);
  expect(page?.layout).toBe(layout);
  return page as unknown as Page<Name>;
}

const urlsOf = (cards: readonly { url: string }[]) => cards.map(({ url }) => url);

describe("what is there", () => {
  const routes = routesOf(buildPages(content));

  test("RT-01 RT-05 RT-07 LIST-01 each layout has its path, and patterns where there are many", () => {
    expect(routes).toMatchObject({ "/": "home", "/contact": "contact", "/services/:kind": "services", "/blog-detail/:id": "blog-detail" });
  });

  test("RT-01 RT-02 services and texts are at the paths that content says; whatever else is asked for may be an article", () => {
    expect(routes).toMatchObject({ "/service-7": "service", "/terms": "text", "/*": "article" });
    expect(Object.keys(routes)).not.toContain("/post-1");
  });

  test("LIST-01 OWN-02 a kind has a page where it has words and something to list", () => {
    const paths = [...buildPages(content).keys()].filter((path) => /^\/(services|blogs)\//.test(path));
    expect(paths).toEqual(["/services/cooling", "/services/building", "/blogs/cooling", "/blogs/screens"]);
  });

  test("the site map lists every page but the blog's details and the search by its group, itself too, and no group without pages", () => {
    const { linkGroups } = pageAt("site-map", "/site-map", { articles: [] });
    expect(linkGroups[0]?.links.slice(0, 2)).toEqual([
      { label: "Home", link: "/" },
      { label: "Title of aboutus", link: "/aboutus" },
    ]);
    expect(linkGroups.slice(1).map(({ heading, links }) => [heading, ...links.map(({ link }) => link)])).toEqual([
      ["Posts", ...numbers(4).map((id) => `/post-${id}`)],
      ["Rules", "/terms", "/site-map"],
    ]);
    expect(linkGroups[1]?.links[0]?.note).toBe("1 min");
  });

  test("OWN-03 without shared questions a text has no heading for them", () => {
    expect(pageAt("text", "/terms").questionsHeading).toBe("Questions");
    expect(pageAt("text", "/terms", { faqs: [] }).questionsHeading).toBeUndefined();
  });

  test("OWN-02 without the page of the blog's details, the list of posts, by their first kind, leads to their own pages", () => {
    const built = buildPages({
      ...content,
      leftOut: new Set(["/blog-detail"]),
      pages: { ...content.pages, "blog-detail": undefined },
    } as never);
    const [first, ...posts] = numbers(4).map((id) => ({ url: `/post-${id}` }));
    const groups = [
      { heading: "Cooling", posts: [first] },
      { heading: "Screens", posts },
    ];
    expect(built.get("/blog-standard")).toMatchObject({ groups, others: content.articles.map(({ url }) => ({ url })) });
    expect([...built.keys()].filter((path) => path.startsWith("/blog-detail"))).toEqual([]);
  });

  test("social networks show a page's own picture, or the home page's where it has none", () => {
    const shown = ["/aboutus", "/terms", "/services", "/services/building", "/blogs/screens", "/blog-detail", "/post-2"];
    const built = buildPages(content);
    expect(shown.map((path) => built.get(path)?.image.src.replace("/pictures/", ""))).toEqual([
      ...["aboutus", "home", "home", "service-3", "post-2", "trip", "post-2"],
    ]);
  });
});

describe("pages show what is collected", () => {
  test("DET-01 a service shows its related services as cards, in its order; its summary describes it to search engines", () => {
    const services = content.services.with(0, service(1, { related: ["/service-7", "/service-3"] }));
    const page = pageAt("service", "/service-1", { services });
    expect(urlsOf(page.relatedCards)).toEqual(["/service-7", "/service-3"]);
    expect(page.description).toBe("Summary 1.");
  });

  test("DET-02 STATE-02 a service's own questions come first, and all are numbered from 1", () => {
    const ownQuestions = [{ question: "Do gutters leak?", answer: "At the joints." }];
    const { faqs } = pageAt("service", "/service-1", { services: [service(1, { ownQuestions, faqCount: 2 })] });
    expect(faqs.map(({ id, title }) => [id, title])).toEqual([
      [1, "Do gutters leak?"],
      [2, "Question 1?"],
      [3, "Question 2?"],
    ]);
  });

  test("ART-01 below an article are three of its kind that follow it in a circle, then others of its list; none twice, none its own", () => {
    expect(urlsOf(pageAt("article", "/article-3").next)).toEqual(["/article-4", "/article-2", "/post-2"]);
    const few = { posts: [post(1)], articles: [article(1), article(2)] };
    expect(urlsOf(pageAt("article", "/article-2", few).next)).toEqual(["/article-1", "/post-1"]);
  });
});

test("BLOG-06 a day is written as the specification writes it", () => {
  expect(
    ["2024-08-19", "2024-08-22", "2024-09-01", "2024-09-03", "2024-08-31", "2024-11-13"].map((day) => dayInWords(day, "en-ZA")),
  ).toEqual([
    ...["19th August 2024", "22nd August 2024", "1st September 2024", "3rd September 2024", "31st August 2024", "13th November 2024"],
  ]);
  expect(dayInWords("2024-08-19", "af")).toBe("19 Augustus 2024");
});
