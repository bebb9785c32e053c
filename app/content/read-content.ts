import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readablePath } from "../browser/page-address.ts";
import { type Contents, fileSchemas, linkedTexts, pages as tableOfContents } from "../pages.ts";
import { reservedPaths } from "../redirects.ts";
import { articleSchema, postSchema } from "../schema/article.ts";
import { ANSWERS, type Business, businessSchema } from "../schema/business.ts";
import { faqsSchema } from "../schema/faq.ts";
import { createFields, type Fields, type Picture, type References } from "../schema/fields.ts";
import { kindPath, kindsSchema, LIST_PATHS, type ListName } from "../schema/kind.ts";
import { labelsSchema } from "../schema/labels.ts";
import { type PageContent, type PageName, textPageSchema } from "../schema/pages.ts";
import { serviceSchema } from "../schema/service.ts";
import { testimonialsSchema } from "../schema/testimonial.ts";
import { readBrand } from "./brand.ts";
import { escapeMarkdown, type Facts, fillFacts } from "./fill-facts.ts";
import { findBrandIcon, findIcon } from "./icons.ts";
import { readMarkdown } from "./markdown.ts";
import { ContentError, type Problem } from "./problem.ts";
import { type Entry, ruleProblems } from "./rules.ts";
import { check, readSource, type Source } from "./source.ts";

/** All that content/ says, checked and with its references resolved. */
export type Content = ReturnType<typeof readContent>;

/** What {@link readContent} needs to know of the rest of the site. */
export interface ContentOptions {
  root: string;
  /** The pictures by name (see vite/read-pictures.ts); `undefined` when their list is wrong, which is then among the problems. */
  pictures: ReadonlyMap<string, Picture> | undefined;
  /** The addresses of the films in content/films, by the names of their files (see vite/films.ts). */
  films: ReadonlyMap<string, string>;
  /** The problems of the pictures and films, reported together with the others. */
  problems: readonly Problem[];
}

const PAGES_FOLDER = "content/pages";

type Report = (problem: Problem) => void;

/** Checks each file of content/ against its schema, then all of it against the rules. @throws ContentError with every problem found. */
export function readContent({ root, pictures, films, problems: found }: ContentOptions) {
  const problems = [...found];
  const report: Report = (problem) => void problems.push(problem);
  const files = readFiles(root, report);
  const documents = documentsIn(root, report);
  const leftOut = new Set([...leftOutPaths(files), ...files.hidden]);
  const textNames = [...files.pages.keys()].filter((name) => !Object.hasOwn(fileSchemas, name));
  const takenPaths = takenPathsOf(textNames, leftOut);
  const redirects = redirectsOf(files, takenPaths, report);
  const livePaths = new Set([...takenPaths.keys(), ...Object.keys(redirects), ...pathsOf(files), ...documents]);
  for (const reserved of reservedPaths) livePaths.delete(reserved);
  // A file that cannot be read may be the page that a link leads to.
  const hasUnread = guidesOf(files).includes(undefined);
  const hasPage = (page: string) => livePaths.has(page) || hasUnread;
  const brandIcons = new Map<string, string>();
  const references = referencesOf({ pictures, films, hasPage, hidden: files.hidden, leftOut, brandIcons });
  const fields = createFields(references);
  const checkSource = <Schema extends z.ZodType>(source: Source | undefined, schema: (fields: Fields) => Schema) =>
    source && check(source, schema(fields), report);
  const checkFile = <Schema extends z.ZodType>(file: string, schema: (fields: Fields) => Schema) =>
    checkSource(readSource(root, file, report), schema);
  const checkFolder = <Schema extends z.ZodType>(sources: Sources, schema: (fields: Fields) => Schema) =>
    sources.map((source) => ({ source, item: checkSource(source, schema) }));

  const brand = readBrand(root, report);
  const business = checkFile("content/business.yaml", businessSchema);
  references.facts = business && new Map([...Object.entries(factsOf(business)), ...countsOf(files)]);
  const kinds = checkSource(files.kinds, kindsSchema);
  references.kinds = kinds?.map(({ name }) => name);
  const labels = checkFile("content/labels.yaml", labelsSchema);
  const faqs = checkSource(files.faqs, faqsSchema);
  const testimonials = checkFile("content/testimonials.yaml", testimonialsSchema);
  const pages = Object.fromEntries(
    Object.entries(fileSchemas).flatMap(([name, schema]) =>
      files.pages.has(name) ? [[name, checkSource(files.pages.get(name), schema)]] : [],
    ),
  ) as { [Name in PageName]?: PageContent<Name> };
  const texts = textNames.flatMap((name) => {
    const text = checkSource(files.pages.get(name), textPageSchema);
    return text ? [{ ...text, path: `/${name}` }] : [];
  });
  const services = checkFolder(files.services, serviceSchema);
  const posts = checkFolder(files.posts, postSchema);
  const articles = checkFolder(files.articles, articleSchema);

  const kindEntries = entriesOf(kinds && files.kinds).map((source, index) => ({ source, item: kinds?.[index] }));
  const questions = entriesOf(faqs && files.faqs).map((source) => ({ source }));
  problems.push(...ruleProblems({ takenPaths, services, posts, articles, kinds: kindEntries, questions }));
  if (business?.video && pages.home && !pages.home.hero.videoLabel) {
    const message = "is missing. Add the words beside the film's play button, or take `video` out of content/business.yaml.";
    report({ file: pageFile("home"), field: "hero.videoLabel", message });
  }
  if (problems.length > 0 || !business || !brand || !labels || !kinds || !faqs || !testimonials) throw new ContentError(problems);
  return {
    business,
    brand,
    labels,
    kinds,
    faqs,
    testimonials,
    /** The outlines of the brands' icons that any of these names, by name. */
    brandIcons,
    /** The addresses of the files that visitors can download, such as `/files/paia-manual.pdf`. */
    documents,
    /** Former paths, and where each leads (RT-07). */
    redirects,
    /** The paths that the site does without. */
    leftOut,
    texts,
    /** The copy of the pages that look unlike any other, by their files' names. */
    pages: pages as Required<typeof pages>,
    services: itemsOf(services).sort((a, b) => a.id - b.id),
    posts: itemsOf(posts).sort((a, b) => a.id - b.id),
    articles: itemsOf(articles).sort((a, b) => a.date.localeCompare(b.date)),
  };
}

/** Files that may not fit their schemas; `undefined` for one that cannot be read. */
type Sources = (Source | undefined)[];

type Files = ReturnType<typeof readFiles>;

/** All files that a link can lead to, and those with shared questions and kinds. */
function readFiles(root: string, report: Report) {
  const read = (file: string) => readSource(root, file, report);
  const readFolder = (folder: string) => namesIn(root, folder).map((name) => read(`${folder}/${name}.md`));
  const isHidden = (source: Source | undefined) => fieldsOf(source).hidden === true;
  const isShown = (source: Source | undefined) => !isHidden(source);
  const services = readFolder("content/services");
  const posts = readFolder("content/posts");
  const articles = readFolder("content/articles");
  const required = Object.keys(fileSchemas).filter((name) => !layouts[name]?.isOptional);
  const pageNames = new Set([...namesIn(root, PAGES_FOLDER), ...required]);
  return {
    services: services.filter(isShown),
    posts: posts.filter(isShown),
    articles: articles.filter(isShown),
    hidden: new Set([...services, ...posts, ...articles].filter(isHidden).map(pathOf)),
    /** By name: those that are there, and those that must be. */
    pages: new Map([...pageNames].map((name) => [name, read(pageFile(name))])),
    kinds: read("content/kinds.yaml"),
    faqs: read("content/faqs.yaml"),
  };
}

const layouts: Readonly<Record<string, Contents>> = tableOfContents;

/** The files of services, posts and articles. */
const guidesOf = ({ services, posts, articles }: Files): Sources => [...services, ...posts, ...articles];

/** The fields of a file that may not fit its schema. */
const fieldsOf = (source: Source | undefined) => (source?.value ?? {}) as Record<string, unknown>;

type Targets = Pick<ContentOptions, "pictures" | "films"> &
  Record<"hidden" | "leftOut", ReadonlySet<string>> & { hasPage(page: string): boolean; brandIcons: Map<string, string> };

const ANY_PICTURE: Picture = { src: "", width: 0, height: 0, alt: "" };

/** What the fields of the content refer to. The brands' icons that are named are collected. */
function referencesOf({ pictures, films, hasPage, hidden, leftOut, brandIcons }: Targets) {
  const references: References & { facts: Facts | undefined } = {
    facts: new Map(), // none while the facts are read; `undefined`, for any, when these are wrong
    kinds: undefined,
    picture: (name) => (pictures ? pictures.get(name) : ANY_PICTURE),
    icon: findIcon,
    brandIcon: (name) => {
      const outline = findBrandIcon(name);
      if (outline) brandIcons.set(name, outline);
      return outline && name;
    },
    films,
    hasPage,
    isLeftOut: (page) => leftOut.has(page),
    fill: (text, format) =>
      references.facts ? fillFacts(text, references.facts, format === "markdown" ? escapeMarkdown : undefined) : text,
    markdown: (source) => readMarkdown(source, hasPage, (page) => hidden.has(page)),
  };
  return references;
}

/** The names of a folder's Markdown files; none where there is no such folder. */
function namesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".md"));
  return files.map((file) => path.parse(file).name).sort();
}

/** The addresses of the files in content/files; none where there is no such folder. */
function documentsIn(root: string, report: Report): string[] {
  const folder = path.join(root, "content/files");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
  return names.flatMap((name) => {
    if (/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/.test(name)) return [`/files/${name}`];
    report({
      file: `content/files/${name}`,
      message: "must be a PDF named in small letters and digits, joined by hyphens. Rename or convert it.",
    });
    return [];
  });
}

const pageFile = (name: string): string => `${PAGES_FOLDER}/${name}.md`;

const itemsOf = <Item>(entries: Entry<Item>[]): Item[] => entries.flatMap(({ item }) => item ?? []);

/** The path of a service, a post or an article. */
const pathOf = (source: Source | undefined): string => textOf(fieldsOf(source).url);

/** A field of a file that may not fit its schema. */
const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));

/** The paths of the services, the posts, the articles, the blog's details and the kinds' pages. */
function pathsOf(files: Files): string[] {
  const kinds = entriesOf(files.kinds).map(fieldsOf);
  return [
    ...guidesOf(files).map(pathOf),
    ...files.posts.map((source) => `/blog-detail/${textOf(fieldsOf(source).id)}`),
    ...kinds.flatMap((kind) => LISTS.filter((list) => kind[list]).map((list) => kindPath(list, textOf(kind.name)))),
  ];
}

const LISTS = Object.keys(LIST_PATHS) as ListName[];

/** The paths of the layouts and linked texts whose file is not there, or that would list nothing. */
function leftOutPaths({ pages, posts, articles, faqs }: Files): string[] {
  const counts: Record<string, number> = { posts: posts.length, articles: articles.length, questions: itemsIn(faqs?.value) };
  return [
    ...linkedTexts.filter((name) => !pages.has(name)).map((name) => `/${name}`),
    ...Object.entries(layouts).flatMap(([name, { path, isOptional, lists }]) => {
      const source = pages.get(name);
      // A file that cannot be read, which is reported, may list something.
      const isEmpty = source && lists?.every((list) => (counts[list] ?? itemsIn(fieldsOf(source)[list])) === 0);
      return path && isOptional && (isEmpty || !pages.has(name)) ? [path] : [];
    }),
  ];
}

const itemsIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/**
 * The former paths that files name, of files that may not fit their schemas, each as {@link readablePath} has it: an old site's addresses end in
 * a slash or `.html`, which hosts take off before they look for it. One that is somebody else's is reported.
 */
function redirectsOf(files: Files, takenPaths: ReadonlyMap<string, string>, report: Report): Record<string, string> {
  const guides = guidesOf(files).map((source) => [source, pathOf(source)] as const);
  const pages = [...files.pages].map(([name, source]) => [source, name === "home" ? "/" : `/${name}`] as const);
  const owners = new Map<string, string | undefined>([...takenPaths, ...guides.map(([source, path]) => [path, source?.file] as const)]);
  return Object.fromEntries(
    [...pages, ...guides].flatMap(([source, path]) => {
      const { redirectFrom } = fieldsOf(source);
      if (!source || !Array.isArray(redirectFrom)) return [];
      return redirectFrom.map((written, index) => {
        const from = readablePath(textOf(written));
        const owner = owners.get(from);
        const [line, field] = [source.lineOf(["redirectFrom", index]), `redirectFrom[${index}]`];
        if (owner) report({ file: source.file, line, field, message: `is '${from}', which ${owner} has already. Take it out.` });
        owners.set(from, source.file);
        return [from, path];
      });
    }),
  );
}

/** Who has a path that no service, post or article can have. */
function takenPathsOf(texts: readonly string[], leftOut: ReadonlySet<string>): Map<string, string> {
  return new Map([
    ...Object.entries(layouts).flatMap(([name, { path }]) => (path && !leftOut.has(path) ? [[path, pageFile(name)] as const] : [])),
    ...texts.map((name) => [`/${name}`, pageFile(name)] as const),
    ...reservedPaths.map((path) => [path, "a file or folder of the built site"] as const),
  ]);
}

/** The entries of a file that holds a list, a source each. */
function entriesOf(source: Source | undefined): Source[] {
  if (!source || !Array.isArray(source.value)) return [];
  const { file, value, lineOf } = source;
  return value.map((entry, index) => ({ file, value: entry, lineOf: (field, textLine) => lineOf([index, ...field], textLine) }));
}

const NO_BREAK_SPACE = "\u00a0";

/** The facts that texts may name in double braces; `undefined` is one that is not set. A telephone number stays on one line. */
export function factsOf(business: Business): Record<string, string | undefined> {
  const { phone, footerPhone, address, hours, founded, answers, analytics } = business;
  return {
    name: business.name,
    phone: phone.display.replaceAll(" ", NO_BREAK_SPACE),
    footerPhone: footerPhone?.display.replaceAll(" ", NO_BREAK_SPACE),
    chatName: business.chatPhone && business.chatName,
    email: business.email,
    address: address.line,
    hours: hours?.summary.whole,
    closedDays: hours?.summary.closed,
    shortName: business.shortName,
    suburb: address.suburb,
    city: address.city,
    region: address.region,
    founded: founded === undefined ? undefined : String(founded),
    expertsTeam: business.expertsTeam,
    registeredWith: business.registrations.map(({ body }) => body).join(", ") || undefined,
    owner: business.owner,
    mainAreas: business.mainAreas,
    furtherTowns: business.furtherTowns,
    analytics: analytics && !analytics.needsConsent ? analytics.name : undefined,
    consentedAnalytics: analytics?.needsConsent ? analytics.name : undefined,
    withoutAnalytics: analytics ? undefined : "", // says nothing itself: its sentence is there or not
    legalName: business.legal.name ?? business.name,
    companyNumber: business.legal.company,
    vatNumber: business.legal.vat,
    informationOfficer: business.legal.informationOfficer,
    paiaManual: business.legal.paiaManual,
    ...Object.fromEntries(ANSWERS.map((name) => [name, answers[name]])),
  };
}

/** What content counts, in words up to twelve, each with a small and a capital letter: `{{serviceCount}}` and `{{ServiceCount}}`. */
function countsOf({ services, posts, articles, pages }: Files): [name: string, count: string][] {
  const { regions } = fieldsOf(pages.get("areas-we-serve"));
  const { trades, people } = fieldsOf(pages.get("team"));
  const counts = {
    serviceCount: services.length,
    guideCount: posts.length + articles.length,
    areaCount: Array.isArray(regions) ? regions.reduce((sum, region) => sum + itemsIn(region?.places), 0) : 0,
    tradeCount: itemsIn(trades),
    peopleCount: itemsIn(people),
  };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return Object.entries(counts).flatMap(([name, count]): [string, string][] => {
    const said = NUMBERS[count] ?? String(count);
    return [
      [name, said],
      [capital(name), capital(said)],
    ];
  });
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
