import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import type { Article, Post } from "../schema/article.ts";
import type { Picture } from "../schema/fields.ts";
import type { PageData } from "../schema/page.ts";
import type { Service } from "../schema/service.ts";
import type { Words } from "../schema/words.ts";
import { buildPages, dayInWords } from "./build-pages.ts";
import type { Content } from "./read-content.ts";

const picture = (name: string): Picture => ({ src: `/pictures/${name}`, width: 1600, height: 1200, alt: `A ${name} in a kitchen` });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const service = (id: number): Service => ({
  id,
  url: `/service-${id}`,
  kinds: [id < 3 ? "cooling" : "building"],
  title: `Service ${id}`,
  place: `Place ${id}`,
  description: `Description ${id}.`,
  summary: `Summary ${id}.`,
  headline: `Headline ${id}`,
  lead: "We come.",
  image: picture(`service-${id}`),
  gallery: [],
  galleryCaption: "",
  included: [],
  steps: [],
  reasons: [],
  prepare: [],
  faqCount: 3,
  related: [],
  ask: { label: "Ask", message: "How?" },
  callToAction: "Ready?",
  body: [["p", "Text."]],
});

const shared = (name: string) => ({
  url: `/${name}`,
  kinds: [name.endsWith("1") ? "cooling" : "screens"],
  title: `Title of ${name}`,
  desc: `Description of ${name}.`,
  image: picture(name),
  questions: [{ question: `Is it ${name}?`, answer: "It is." }],
  closing: { heading: "Ready?", text: `Call us about ${name}.` },
  body: [["p", `Text of ${name}.`]] satisfies Post["body"],
});

const post = (id: number): Post => ({ ...shared(`post-${id}`), id, date: `2024-08-2${id}` });

const article = (id: number): Article => ({
  ...shared(`article-${id}`),
  date: `2024-09-0${id}`,
  author: "The technicians",
  readMinutes: 4 + id,
});

const own = (name: string) => ({ title: `Title of ${name}`, description: `Description of ${name}.`, heading: `Heading of ${name}` });

/** The pages' files with a few of their fields: what is not here is passed on like what is. */
const pages = {
  home: { ...own("home"), hero: { image: picture("home") }, testimonials: { heading: "They say" }, helpCards: [{ title: "Card" }] },
  aboutus: { ...own("aboutus"), image: picture("aboutus") },
  helpcenter: own("helpcenter"),
  "helpcenter-faqs": { ...own("helpcenter-faqs"), sections: [{ id: "general" }] },
  terms: own("terms"),
  privacy: own("privacy"),
  blogs: { ...own("blogs"), kindRow: { all: "All" } },
  "blog-standard": own("blog-standard"),
  "blog-detail": {
    title: "A trip",
    description: "Where we went.",
    defaultTitle: "Travels",
    defaultDate: "19th August 2024",
    defaultImage: picture("trip"),
    body: [["p", "We went."]],
  },
  contact: { ...own("contact"), image: picture("contact") },
  services: { ...own("services"), kindRow: { all: "Every service" } },
  team: { ...own("team"), image: picture("team") },
  "areas-we-serve": own("areas-we-serve"),
  support: { ...own("support"), image: picture("support") },
  accessibility: { ...own("accessibility"), image: picture("accessibility") },
  "site-map": { ...own("site-map"), groups: { business: "We", services: "Work", posts: "Posts", articles: "Articles", legal: "Rules" } },
  search: { ...own("search"), synonyms: [] },
} as unknown as Content["pages"];

const list = (name: string) => ({ ...own(name), lead: "All of it." });

const KIND_PATHS = { services: ["/services/cooling", "/services/building"], blogs: ["/blogs/cooling", "/blogs/screens"] };

const content: Content = {
  business,
  words: { article: { home: "Home" } } as Words,
  pages,
  services: numbers(10).map(service),
  posts: numbers(4).map(post),
  articles: numbers(4).map(article),
  kinds: [
    { name: "cooling", label: "Cooling", services: list("cooling services"), blogs: list("cooling guides") },
    { name: "building", label: "Building", services: list("building services") },
    { name: "screens", label: "Screens", blogs: list("guides to screens") },
  ],
  faqs: numbers(6).map((id) => ({ id, title: `Question ${id}?`, desc: `Answer ${id}.` })),
  testimonials: [{ name: "Anna", desc: "It's cold.", position: "Owner", image: picture("portrait") }],
  brandIcons: new Map(),
};

/** What the page at a path shows, with other content where the test says so. */
function pageAt(path: string, other: Partial<Content> = {}): PageData {
  const page = buildPages({ ...content, ...other }).get(path);
  if (!page) throw new Error(`No page is at ${path}.`);
  return page;
}

const urlsOf = (cards: readonly { url: string }[]) => cards.map(({ url }) => url);

/** The content with fields of its first service changed. */
const withFirstService = (fields: Partial<Service>) => ({ services: content.services.with(0, { ...service(1), ...fields }) });

const PAGE_NAMES = Object.keys(pages).filter((name) => name !== "home" && name !== "blog-detail") as (keyof typeof pages)[];

describe("what is there", () => {
  test("RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 each page, service, post and article has its path, and each post another by its number", () => {
    expect([...buildPages(content)].map(([path, page]) => [path, page.path, page.kind]).toSorted()).toEqual(
      [
        ["/", "home"],
        ...PAGE_NAMES.map((name) => [`/${name}`, name]),
        ...KIND_PATHS.services.map((path) => [path, "services"]),
        ...KIND_PATHS.blogs.map((path) => [path, "blogs"]),
        ["/blog-detail", "blog-detail"],
        ...numbers(4).map((id) => [`/blog-detail/${id}`, "blog-detail"]),
        ...numbers(10).map((id) => [`/service-${id}`, "service"]),
        ...numbers(4).map((id) => [`/post-${id}`, "article"]),
        ...numbers(4).map((id) => [`/article-${id}`, "article"]),
      ]
        .map(([path, kind]) => [path, path, kind])
        .toSorted(),
    );
  });

  test.each(PAGE_NAMES)("DATA-02 /%s says all that its file says", (name) => {
    const { groups: _, synonyms: __, ...said } = pages[name] as object & { groups?: object; synonyms?: object };
    expect(pageAt(`/${name}`)).toMatchObject(said);
  });

  test("the site map names every page but the numbered blog details and the search once, under its group, itself too", () => {
    const page = pageAt("/site-map");
    const groups = page.kind === "site-map" ? page.linkGroups : [];
    const listed = [...buildPages(content).values()].filter(({ kind }) => kind !== "blog-detail" && kind !== "search");
    // The made-up file has no heading for the lists of guides and for help.
    const without = ["/blogs", "/blogs/cooling", "/blogs/screens", "/blog-standard", "/helpcenter", "/helpcenter-faqs"];
    const paths = listed.map(({ path }) => path).filter((path) => !without.includes(path) && path !== "/support");
    expect(groups.flatMap(({ links }) => links.map(({ path }) => path)).toSorted()).toEqual(paths.toSorted());
    expect(groups[0]).toEqual({
      id: "pages-business",
      heading: "We",
      links: [
        { title: "Home", path: "/" },
        ...["aboutus", "team", "areas-we-serve", "contact"].map((name) => ({ title: `Title of ${name}`, path: `/${name}` })),
      ],
    });
    expect(groups.find(({ id }) => id === "pages-posts")?.links.map(({ path }) => path)).toEqual(numbers(4).map((id) => `/post-${id}`));
  });

  test("social networks show a page's own picture, or the home page's where it has none", () => {
    const shown = Object.fromEntries([...buildPages(content)].map(([path, { image }]) => [path, image.src.replace("/pictures/", "")]));
    expect(shown).toEqual({
      "/": "home",
      ...Object.fromEntries(PAGE_NAMES.map((name) => [`/${name}`, "home"])),
      "/aboutus": "aboutus",
      "/team": "team",
      "/support": "support",
      "/contact": "contact",
      "/accessibility": "accessibility",
      "/services/cooling": "service-1",
      "/services/building": "service-3",
      "/blogs/cooling": "post-1",
      "/blogs/screens": "post-2",
      "/blog-detail": "trip",
      ...Object.fromEntries(numbers(4).map((id) => [`/blog-detail/${id}`, `post-${id}`])),
      ...Object.fromEntries(numbers(10).map((id) => [`/service-${id}`, `service-${id}`])),
      ...Object.fromEntries(numbers(4).map((id) => [`/post-${id}`, `post-${id}`])),
      ...Object.fromEntries(numbers(4).map((id) => [`/article-${id}`, `article-${id}`])),
    });
  });
});

describe("the home page and what it shares", () => {
  function homePage() {
    const page = pageAt("/");
    if (page.kind !== "home") throw new Error("The page at / is another than the home page.");
    return page;
  }

  test("HOME-04 HOME-05 says what its file says, and shows nine services and three posts, the first of each", () => {
    const home = homePage();
    expect(home).toMatchObject(pages.home);
    expect(urlsOf(home.serviceCards)).toEqual(numbers(9).map((id) => `/service-${id}`));
    expect(urlsOf(home.postCards)).toEqual(numbers(3).map((id) => `/post-${id}`));
  });

  test("HOME-05 STATE-01 the testimonials are on the home page and, under its heading, on /aboutus", () => {
    expect(homePage().testimonialItems).toEqual(content.testimonials);
    expect(pageAt("/aboutus")).toMatchObject({ testimonialItems: content.testimonials, testimonialsHeading: "They say" });
  });

  test("HOME-07 HELP-01 the home page's help cards are on /helpcenter too", () => {
    expect(pageAt("/helpcenter")).toMatchObject({ helpCards: [{ title: "Card" }] });
  });
});

describe("the shared questions", () => {
  test("FAQ-01 FAQ-02 /helpcenter-faqs has the first four, and the title of the page above it", () => {
    expect(pageAt("/helpcenter-faqs")).toMatchObject({ faqs: content.faqs.slice(0, 4), helpCenterTitle: "Title of helpcenter" });
  });

  test("TERMS-01 /terms has all of them", () => {
    expect(pageAt("/terms")).toMatchObject({ faqs: content.faqs });
  });

  test.each([3, 4])("DET-02 a service has the first %i where its file says so", (faqCount) => {
    expect(pageAt("/service-1", withFirstService({ faqCount }))).toMatchObject({ faqs: content.faqs.slice(0, faqCount) });
  });
});

describe("services", () => {
  const cardsOf = (page: PageData) => (page.kind === "services" ? page.serviceCards : []);

  test("SERV-01 /services has a card for each, with its tag where it has one", () => {
    const cards = cardsOf(pageAt("/services", withFirstService({ tagText: "Popular" })));
    expect(urlsOf(cards)).toEqual(urlsOf(content.services));
    const card = (id: number) => ({
      url: `/service-${id}`,
      title: `Service ${id}`,
      place: `Place ${id}`,
      description: `Description ${id}.`,
      image: picture(`service-${id}`),
    });
    expect(cards.slice(0, 2)).toStrictEqual([{ ...card(1), tagText: "Popular" }, card(2)]);
  });

  test("DET-01 a service's page says what its file says; its summary describes it to search engines", () => {
    const { id: _, kinds: _kinds, faqCount: _count, related: _related, ...said } = service(1);
    expect(pageAt("/service-1")).toMatchObject({ ...said, description: "Summary 1.", servicesTitle: "Title of services" });
  });

  test("DET-01 the related services are shown as cards, in the order of the file", () => {
    const page = pageAt("/service-1", withFirstService({ related: ["/service-7", "/service-3", "/contact"] }));
    expect(page.kind === "service" && page.relatedCards).toEqual(
      [7, 3].map((id) => expect.objectContaining({ url: `/service-${id}`, title: `Service ${id}` })),
    );
  });
});

describe("posts", () => {
  const posts = content.posts.with(0, { ...post(1), tag: "Cooling" });
  const card = (id: number) => ({
    id,
    url: `/post-${id}`,
    title: `Title of post-${id}`,
    desc: `Description of post-${id}.`,
    date: `${["21st", "22nd", "23rd", "24th"][id - 1]} August 2024`,
    readMinutes: 5,
    image: picture(`post-${id}`),
  });

  test.each(["/blogs", "/blog-standard"])("BLOG-01 BLOG-02 %s has a card for each, with its tag where it has one", (path) => {
    const page = pageAt(path, { posts });
    expect("postCards" in page && page.postCards).toStrictEqual([{ ...card(1), tag: "Cooling" }, card(2), card(3), card(4)]);
  });

  test("BLOG-01 /blogs has a card for each article too", () => {
    const page = pageAt("/blogs");
    expect(page.kind === "blogs" && page.articleCards.map(({ url, date }) => [url, date])).toEqual([
      ["/article-1", "1st September 2024"],
      ["/article-2", "2nd September 2024"],
      ["/article-3", "3rd September 2024"],
      ["/article-4", "4th September 2024"],
    ]);
  });

  test("BLOG-02 BLOG-06 /blog-standard leads to the text about travel too", () => {
    expect(pageAt("/blog-standard")).toMatchObject({
      travelCard: {
        url: "/blog-detail",
        title: "Travels",
        desc: "Where we went.",
        date: "19th August 2024",
        readMinutes: 5,
        image: picture("trip"),
      },
    });
  });

  const fallback = { defaultTitle: "Travels", defaultDate: "19th August 2024", defaultImage: picture("trip") };
  const text = { description: "Where we went.", body: [["p", "We went."]] };

  test("BLOG-04 BLOG-05 /blog-detail/2 has the second post's title, day and picture above the text that all have", () => {
    expect(pageAt("/blog-detail/2")).toMatchObject({
      ...text,
      ...fallback,
      title: "Title of post-2: A trip",
      postTitle: "Title of post-2",
      date: "22nd August 2024",
      image: picture("post-2"),
    });
  });

  test("BLOG-06 /blog-detail has the default title, day and picture", () => {
    expect(pageAt("/blog-detail")).toMatchObject({
      ...text,
      ...fallback,
      title: "A trip",
      postTitle: "Travels",
      date: "19th August 2024",
      image: picture("trip"),
    });
  });
});

describe("LIST-01 what is of one kind", () => {
  const KIND_LINKS = [
    { label: "All", path: "/blogs", count: 8 },
    { label: "Cooling", path: "/blogs/cooling", count: 2 },
    { label: "Screens", path: "/blogs/screens", count: 6 },
  ];

  test("the services of a kind have a page with the kind's words, under the page of all", () => {
    const page = pageAt("/services/building");
    expect(page).toMatchObject({
      ...pages.services,
      ...list("building services"),
      kind: "services",
      above: { title: "Title of services", path: "/services" },
    });
    expect(page.kind === "services" && urlsOf(page.serviceCards)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((id) => `/service-${id}`));
  });

  test("the posts and articles of a kind are in one list, which has no articles under a heading of their own", () => {
    const page = pageAt("/blogs/cooling");
    expect(page).toMatchObject({ ...list("cooling guides"), articleCards: [], kindLinks: KIND_LINKS });
    expect(page.kind === "blogs" && urlsOf(page.postCards)).toEqual(["/post-1", "/article-1"]);
  });

  test("the pages of all lead to each kind that has a page, with its count", () => {
    expect(pageAt("/blogs")).toMatchObject({ above: undefined, kindLinks: KIND_LINKS });
    const kindLinks = [
      { label: "Every service", path: "/services", count: 10 },
      { label: "Cooling", path: "/services/cooling", count: 2 },
      { label: "Building", path: "/services/building", count: 8 },
    ];
    expect(pageAt("/services")).toMatchObject({ kindLinks });
  });
});

describe("ART-01 articles", () => {
  /** The articles listed beside and below the one at a path. */
  function listedAt(path: string, other?: Partial<Content>): [beside: string[], below: string[]] {
    const page = pageAt(path, other);
    if (page.kind !== "article") throw new Error(`${path} is no article.`);
    return [urlsOf(page.others), urlsOf(page.next)];
  }

  test("an article says what its file says, with its day for readers and for machines", () => {
    expect(pageAt("/article-2")).toMatchObject({
      title: "Title of article-2",
      description: "Description of article-2.",
      author: "The technicians",
      day: "2024-09-02",
      date: "2nd September 2024",
      readMinutes: 6,
      questions: [{ question: "Is it article-2?", answer: "It is." }],
      closing: { heading: "Ready?", text: "Call us about article-2." },
      body: [["p", "Text of article-2."]],
    });
  });

  test("a post is by the business's experts, and takes five minutes", () => {
    expect(pageAt("/post-2")).toMatchObject({
      title: "Title of post-2",
      author: "Protea's technicians",
      readMinutes: 5,
      date: "22nd August 2024",
    });
  });

  test("beside an article is a card for each of the three that follow it", () => {
    const page = pageAt("/article-1");
    expect(page.kind === "article" && page.others[0]).toEqual({
      url: "/article-2",
      title: "Title of article-2",
      desc: "Description of article-2.",
      date: "2nd September 2024",
      readMinutes: 6,
      image: picture("article-2"),
    });
  });

  test.each<[path: string, beside: string[], below: string[]]>([
    ["/article-1", ["/article-2", "/article-3", "/article-4"], ["/post-1", "/post-2", "/post-3"]],
    ["/article-3", ["/article-4", "/post-1", "/post-2"], ["/post-3", "/post-4", "/article-1"]],
    ["/post-1", ["/post-2", "/post-3", "/post-4"], ["/article-1", "/article-2", "/article-3"]],
    ["/post-4", ["/article-1", "/article-2", "/article-3"], ["/article-4", "/post-1", "/post-2"]],
  ])("beside %s are the three that follow it in a circle, below it the next three", (path, beside, below) => {
    expect(listedAt(path)).toEqual([beside, below]);
  });

  test("where there are few, none is listed twice or on its own page", () => {
    const few = { posts: numbers(2).map(post), articles: numbers(3).map(article) };
    expect(listedAt("/article-2", few)).toEqual([["/article-3", "/post-1", "/post-2"], ["/article-1"]]);
  });
});

const MONTHS = "January February March April May June July August September October November December".split(" ");

test("BLOG-06 any day from 1990 to 2100 is written as the specification writes its days, and can be read back", () => {
  const days = fc.date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, "2024-08-19".length);
      const [, number = "", ending, month = "", year] = /^(\d+)(st|nd|rd|th) (\w+) (\d{4})$/.exec(dayInWords(day)) ?? [];
      expect(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${number.padStart(2, "0")}`).toBe(day);
      const isTeen = ["11", "12", "13"].includes(number);
      expect(ending).toBe(isTeen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[Number(number.at(-1))] ?? "th"));
    }),
    { numRuns: 1000 },
  );
});
