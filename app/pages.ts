import type { z } from "zod";
import { areaMap } from "./content/area-map.ts";
import * as builders from "./content/page-builders.ts";
import { articleSchema } from "./schema/article.ts";
import type { Head } from "./schema/page.ts";
import { type PageContent, type PageName, pageSchemas, textPageSchema } from "./schema/page-schemas.ts";
import { serviceSchema } from "./schema/service.ts";

/** How many services the home page shows (HOME-04, CONST-01). */
const HOME_SERVICES = 9;
/** How many posts the home page shows (HOME-05, CONST-01). */
const HOME_POSTS = 3;
/** How many shared questions each section of the FAQ page shows (FAQ-02). */
const SECTION_FAQS = 4;

/**
 * The table of contents: every layout, with its paths, its group on the site map, the schema of its content, and what its pages show.
 * Everything else about pages derives from it. A layout's component is `app/routes/{layout}.tsx`.
 *
 * A layout with a `path` has one file, `content/pages/{layout}.md`. Any other file in content/pages is a page of the layout `text`
 * (docs/contributing.md). Only the build imports this module: the browser gets the paths from `virtual:site`.
 */
export const pages = {
  home: page("home", {
    group: "business",
    data: ({ cards, testimonials }) => ({
      serviceCards: cards.services.slice(0, HOME_SERVICES),
      testimonialItems: testimonials,
      postCards: cards.posts.slice(0, HOME_POSTS),
    }),
  }),
  text: pagesOf({
    schema: textPageSchema,
    build: ({ texts, pages: { home }, faqs, testimonials, business: { owner } }) =>
      texts.map((text) => ({
        ...text,
        picture: text.image,
        isLegal: text.group === "legal",
        ...(text.promise && { owner, counters: home.about.counters }),
        questionsHeading: faqs.length > 0 ? text.questionsHeading : undefined,
        faqs: text.questionsHeading ? faqs : undefined,
        testimonialItems: text.testimonialsHeading ? testimonials : undefined,
      })),
  }),
  team: page("team", {
    group: "business",
    isOptional: true,
    lists: ["people", "trades"],
    data: ({ pages: { team: { image: picture, people = [], trades = [] } = {} } }) => ({
      picture,
      people,
      // A trade whose person has left, or was renamed, is one of the others.
      trades: trades.map((trade) => ({ ...trade, person: people.find(({ name }) => name === trade.person)?.name })),
    }),
  }),
  "areas-we-serve": page("areas-we-serve", {
    group: "business",
    isOptional: true,
    lists: ["regions"],
    data: (site) => ({ areaMap: areaMap(site), map: undefined }), // what the drawing is made from
  }),
  contact: page("contact", {
    group: "business",
    data: (site) => ({
      otherDays: builders.otherDaysInWords(site),
      areaMap: areaMap(site),
      emergencyPath: builders.emergencyPage(site)?.path,
    }),
  }),
  services: pagesOf({
    path: "/services",
    patterns: ["/services/:kind"],
    group: "serviceLists",
    schema: pageSchemas.services,
    build: builders.serviceLists,
  }),
  service: pagesOf({
    group: "services",
    schema: serviceSchema,
    build: (site) => site.services.map((service) => builders.servicePage(site, service)),
  }),
  blogs: pagesOf({
    path: "/blogs",
    patterns: ["/blogs/:kind"],
    group: "blogs",
    isOptional: true,
    lists: ["posts", "articles"],
    schema: pageSchemas.blogs,
    build: builders.blogLists,
  }),
  "blog-standard": page("blog-standard", {
    group: "blogs",
    isOptional: true,
    lists: ["posts"],
    data: builders.blogStandard,
  }),
  "blog-detail": pagesOf({
    path: "/blog-detail",
    patterns: ["/blog-detail/:id"],
    isOptional: true,
    lists: ["posts"],
    schema: pageSchemas["blog-detail"],
    build: builders.detailPages,
  }),
  article: pagesOf({ patterns: ["/*"], schema: articleSchema, build: builders.articlePages }),
  helpcenter: page("helpcenter", {
    group: "help",
    isOptional: true,
    data: (site) => ({
      helpCards: site.pages.home.helpCards,
      emergencies: builders.cardLinks(builders.emergencyPage(site)),
      picture: site.pages.helpcenter?.image,
    }),
  }),
  "helpcenter-faqs": page("helpcenter-faqs", {
    group: "help",
    isOptional: true,
    lists: ["questions"],
    data: ({ faqs, pages: { helpcenter, "helpcenter-faqs": page } }) => ({
      sections: (page?.sections ?? []).map(({ questions, ...section }) => ({
        ...section,
        questions: questions.flatMap((asked) => faqs.filter(({ id }) => id === asked)),
      })),
      shared: faqs.slice(0, SECTION_FAQS),
      above: helpcenter && { title: helpcenter.title, path: "/helpcenter" },
    }),
  }),
  "site-map": page("site-map", {
    group: "legal",
    isLast: true,
    data: (site) => ({ linkGroups: builders.linkGroups(site) }),
  }),
  search: page("search", {
    isLast: true,
    data: (site) => ({ index: site.searchIndex(), synonyms: undefined, isIndexed: false }), // the index has them
  }),
};

/** The schemas of the files in content/pages, by name. Any other file is a page of the layout `text`. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  ...pageSchemas,
  ...Object.fromEntries(Object.entries(pages).flatMap(([name, { path, schema }]) => (path ? [[name, schema]] : []))),
};

/** Optional pages of the layout `text` that the specification's menus link to. */
export const linkedTexts = ["aboutus", "accessibility", "privacy", "support", "terms"];

/** The name of a layout: which fields a page has, and which component shows it. */
export type Layout = keyof typeof pages;

/** What one page of a layout shows. The browser fetches it as JSON. */
export type Page<Name extends Layout> = Head & { layout: Name } & Omit<Shown<(typeof pages)[Name]>, keyof Head | "layout">;

/** What a page of any layout shows. */
export type PageData = { [Name in Layout]: Page<Name> }[Layout];

type Shown<Entry> = Entry extends { build(site: builders.BuildInput): (infer Fields)[] } ? Fields : never;

/** A layout's entry, besides what its pages show. */
export interface Contents {
  /** The path of its only or first page. */
  path?: string;
  /** The patterns of further paths. Without path and patterns, the paths come from content. */
  patterns?: readonly string[];
  /** Where the site map lists its pages, unless they say so themselves. */
  group?: keyof PageContent<"site-map">["groups"];
  /** Whether it is built last, because it lists other pages. */
  isLast?: boolean;
  /** Whether the page, and so its file, may be absent. */
  isOptional?: boolean;
  /** What its page lists: posts, articles, questions, or fields of its file. A page that would list nothing is left out. */
  lists?: readonly string[];
}

/**
 * A layout with one page, which shows the copy of its file and what `data` adds; what `data` sets to `undefined` is left out. Its schema may be
 * given here, unless other pages use its copy: then it is in app/schema/page-schemas.ts.
 */
function page<Name extends string, Data extends object, Copy = PageContent<Name & PageName>>(
  name: Name,
  { schema, data, ...contents }: Contents & { schema?: z.ZodType<Copy>; data?: (site: builders.BuildInput) => Data },
) {
  const copyIn = (files: Readonly<Record<string, unknown>>) => files[name] as Omit<Copy, keyof Data>;
  const build = (site: builders.BuildInput) => [{ ...copyIn(site.pages), ...(data?.(site) as Data) }];
  return { ...contents, path: name === "home" ? "/" : `/${name}`, schema: schema ?? pageSchemas[name as PageName], build };
}

/** A layout with many pages. */
function pagesOf<Shown>(layout: Contents & { schema: z.ZodType; build: (site: builders.BuildInput) => Shown[] }) {
  return layout;
}
