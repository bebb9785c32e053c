import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readablePath } from "../browser/page-address.ts";
import { fileSchemas, type Layout, linkedTexts, pages as tableOfContents } from "../pages.ts";
import { reservedPaths } from "../redirects.ts";
import { type Article, articleSchema, type Post, postSchema, withReadMinutes } from "../schema/article.ts";
import type { Brand } from "../schema/brand.ts";
import { ANSWERS, type Business, businessSchema } from "../schema/business.ts";
import { type Faq, faqsSchema } from "../schema/faq.ts";
import { createFields, type Fields, type Picture, type References } from "../schema/fields.ts";
import { type Kind, kindPath, kindsSchema, LIST_PATHS, type ListName } from "../schema/kind.ts";
import { type Labels, labelsSchema } from "../schema/labels.ts";
import { type PageContent, type PageName, type TextPage, textPageSchema } from "../schema/pages.ts";
import { type Service, serviceSchema } from "../schema/service.ts";
import { type Testimonial, testimonialsSchema } from "../schema/testimonial.ts";
import { readBrand } from "./brand.ts";
import { escapeMarkdown, type Facts, fillFacts } from "./fill-facts.ts";
import { findBrandIcon, findIcon } from "./icons.ts";
import { readMarkdown } from "./markdown.ts";
import { ContentError, type Problem } from "./problem.ts";
import { type Folder, ruleProblems } from "./rules.ts";
import { check, readSource, type Source } from "./source.ts";

/** All that content/ says, checked and with its references resolved. */
export interface Content {
  business: Business;
  brand: Brand;
  labels: Labels;
  /** The copy of the pages that look unlike any other, by their files' names. */
  pages: { [Name in PageName]: PageContent<Name> };
  /** The pages with one long text, by the names of their files. */
  texts: (TextPage & { path: string })[];
  /** By id. */
  services: Service[];
  /** By id. */
  posts: Post[];
  /** By date. */
  articles: Article[];
  /** In the order of their file. */
  kinds: Kind[];
  faqs: Faq[];
  testimonials: Testimonial[];
  /** The outlines of the brands' icons that any of these names, by name. */
  brandIcons: ReadonlyMap<string, string>;
  /** The addresses of the files that visitors can download, such as `/files/paia-manual.pdf`. */
  documents: string[];
  /** Former paths, and where each leads (RT-07). */
  redirects: Record<string, string>;
  /** The paths of the layouts that the site does without. */
  leftOut: ReadonlySet<string>;
}

/** What {@link readContent} needs to know of the rest of the site. */
export interface ContentOptions {
  /** The repository's root, in which content/ lies. */
  root: string;
  /** The pictures by name (see vite/read-pictures.ts); `undefined` when their list is wrong, which is then among the problems. */
  pictures: ReadonlyMap<string, Picture> | undefined;
  /** The addresses of the films in content/films, by the names of their files (see vite/films.ts). */
  films: ReadonlyMap<string, string>;
  /** The problems of the pictures and films, reported together with the others. */
  problems: readonly Problem[];
}

const PAGES_FOLDER = "content/pages";
const KINDS_FILE = "content/kinds.yaml";

type Report = (problem: Problem) => void;

/** Checks each file of content/ against its schema, then all of it against the rules. @throws ContentError with every problem found. */
export function readContent({ root, pictures, films, problems: found }: ContentOptions): Content {
  const problems = [...found];
  const report: Report = (problem) => void problems.push(problem);
  const read = (file: string) => readSource(root, file, report);
  const files = {
    services: readFolder(root, "content/services", report),
    posts: readFolder(root, "content/posts", report),
    articles: readFolder(root, "content/articles", report),
  };
  const pageSources = new Map(namesIn(root, PAGES_FOLDER).map((name) => [name, read(pageFile(name))]));
  const textNames = [...pageSources.keys()].filter((name) => !Object.hasOwn(fileSchemas, name));
  const documents = documentsIn(root, report);
  const kindSource = read(KINDS_FILE);
  const faqSource = read("content/faqs.yaml");
  const withoutPage = leftOutPaths({ files, faqSource, pageSources });
  const paths = takenPathsOf(textNames, withoutPage);
  const hidden = new Set(Object.values(files).flatMap((folder) => folder.hidden));
  const leftOut = new Set([...withoutPage, ...hidden]);
  const hasUnread = Object.values(files).some(({ fileCount, sources }) => fileCount > sources.length);
  const redirects = redirectsOf({ files, pageSources, paths }, report);
  const brandIcons = new Map<string, string>();
  const livePaths = new Set([...paths.keys(), ...Object.keys(redirects), ...pathsOf(files), ...kindPathsOf(kindSource)]);
  for (const reserved of reservedPaths) livePaths.delete(reserved);
  for (const document of documents) livePaths.add(document);
  // A file that cannot be read may be the page that a link leads to.
  const hasPage = (page: string) => livePaths.has(page) || hasUnread;
  const references = referencesOf({ pictures, films, hasPage, hidden, leftOut, brandIcons });
  const fields = createFields(references);
  const checkSource = <Schema extends z.ZodType>(source: Source | undefined, schema: (fields: Fields) => Schema) =>
    source && check(source, schema(fields), report);
  const checkFile = <Schema extends z.ZodType>(file: string, schema: (fields: Fields) => Schema) => checkSource(read(file), schema);
  const pageSource = (name: string) => (pageSources.has(name) ? pageSources.get(name) : read(pageFile(name)));

  const brand = readBrand(root, report);
  const business = checkFile("content/business.yaml", businessSchema);
  references.facts = business && new Map([...Object.entries(factsOf(business)), ...countsOf(files, pageSources)]);
  const kinds = checkSource(kindSource, kindsSchema);
  references.kindNames = kinds?.map(({ name }) => name);
  const labels = checkFile("content/labels.yaml", labelsSchema);
  const faqs = checkSource(faqSource, faqsSchema);
  const testimonials = checkFile("content/testimonials.yaml", testimonialsSchema);
  const pages = Object.entries(fileSchemas)
    .filter(([name]) => pageSources.has(name) || !isOptional(name))
    .map(([name, schema]) => [name, checkSource(pageSource(name), schema)]);
  const texts = textNames.flatMap((name) => {
    const text = checkSource(pageSource(name), textPageSchema);
    return text ? [{ ...text, path: `/${name}` }] : [];
  });
  const services = checkFolder(files.services, serviceSchema(fields), report);
  const posts = checkFolder(files.posts, postSchema(fields), report);
  const articles = checkFolder(files.articles, articleSchema(fields), report);

  const kindEntries = kinds && kindSource ? entriesOf(kindSource).map((source, index) => ({ source, item: kinds[index] as Kind })) : [];
  const questions = faqs && faqSource ? entriesOf(faqSource) : [];
  problems.push(...ruleProblems({ takenPaths: paths, services, posts, articles, kinds: kindEntries, questions }));
  const home = Object.fromEntries(pages).home as PageContent<"home"> | undefined;
  if (business?.video && home && !home.hero.videoLabel) {
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
    brandIcons,
    documents,
    redirects,
    leftOut,
    texts,
    pages: Object.fromEntries(pages) as Content["pages"],
    services: itemsOf(services).sort((a, b) => a.id - b.id),
    posts: itemsOf(posts)
      .map(withReadMinutes)
      .sort((a, b) => a.id - b.id),
    articles: itemsOf(articles)
      .map(withReadMinutes)
      .sort((a, b) => a.date.localeCompare(b.date)),
  };
}

type Targets = Pick<ContentOptions, "pictures" | "films"> &
  Pick<Content, "leftOut"> & { hasPage(page: string): boolean; hidden: ReadonlySet<string>; brandIcons: Map<string, string> };

const ANY_PICTURE: Picture = { src: "", width: 0, height: 0, alt: "" };

/** What the fields of the content refer to. The brands' icons that are named are collected. */
function referencesOf({ pictures, films, hasPage, hidden, leftOut, brandIcons }: Targets) {
  const references: References & { facts: Facts | undefined; kindNames: string[] | undefined } = {
    facts: new Map(), // none while the facts are read; `undefined`, for any, when these are wrong
    kindNames: undefined, // so while the kinds are read, and when these are wrong
    picture: (name) => (pictures ? pictures.get(name) : ANY_PICTURE),
    icon: findIcon,
    brandIcon: (name) => {
      const outline = findBrandIcon(name);
      if (outline) brandIcons.set(name, outline);
      return outline && name;
    },
    kinds: () => references.kindNames,
    films,
    hasPage,
    isLeftOut: (page) => leftOut.has(page),
    fill: (text, format) =>
      references.facts ? fillFacts(text, references.facts, format === "markdown" ? escapeMarkdown : undefined) : text,
    markdown: (source) => readMarkdown(source, hasPage, (page) => hidden.has(page)),
  };
  return references;
}

/** A folder's files before they are checked against their schema, and the paths of those that are hidden. */
type FolderFiles = Omit<Folder<never>, "entries"> & { hidden: string[] };

/** A folder's files, without those that are hidden. */
function readFolder(root: string, folder: string, report: Report): FolderFiles {
  const read = namesIn(root, folder).map((name) => readSource(root, `${folder}/${name}.md`, report));
  const shown = read.filter((source) => (source?.value as { hidden?: unknown } | undefined)?.hidden !== true);
  const hidden = read.filter((source) => source !== undefined && !shown.includes(source)) as Source[];
  return { fileCount: shown.length, sources: shown.filter((source) => source !== undefined), hidden: hidden.map(pathOf) };
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

function checkFolder<Item>(files: FolderFiles, schema: z.ZodType<Item>, report: Report): Folder<Item> {
  const entries = files.sources.flatMap((source) => {
    const item = check(source, schema, report);
    return item ? [{ item, source }] : [];
  });
  return { ...files, entries };
}

const pageFile = (name: string): string => `${PAGES_FOLDER}/${name}.md`;

const itemsOf = <Item>({ entries }: Folder<Item>): Item[] => entries.map(({ item }) => item);

/** The path of a service, a post or an article. */
const pathOf = ({ value }: Source): string => textOf((value as { url?: unknown }).url);

/** A field of a file that may not fit its schema. */
const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));

/** The paths of the services, the posts, the articles and the blog's details. */
const pathsOf = ({ services, posts, articles }: Record<"services" | "posts" | "articles", FolderFiles>): string[] => [
  ...[...services.sources, ...posts.sources, ...articles.sources].map(pathOf),
  ...posts.sources.map((source) => `/blog-detail/${textOf((source.value as { id?: unknown }).id)}`),
];

/** The paths of the kinds' pages, of a file that may not fit its schema. */
function kindPathsOf(source: Source | undefined): string[] {
  const entries = Array.isArray(source?.value) ? (source.value as unknown[]) : [];
  return entries.flatMap((entry) => {
    const kind = (typeof entry === "object" ? entry : null) as Record<string, unknown> | null;
    return LISTS.filter((list) => kind?.[list]).map((list) => kindPath(list, textOf(kind?.name)));
  });
}

const LISTS = Object.keys(LIST_PATHS) as ListName[];

/** Whether the site can do without a page: every other has links to it in code. */
const isOptional = (name: string): boolean => (tableOfContents as Record<string, LayoutEntry>)[name]?.isOptional ?? false;

type LayoutEntry = Pick<(typeof tableOfContents)[Layout], "path" | "isOptional" | "isEmpty">;

interface Sources {
  files: Record<"services" | "posts" | "articles", FolderFiles>;
  faqSource: Source | undefined;
  pageSources: ReadonlyMap<string, Source | undefined>;
}

/** The paths of the layouts and linked texts whose file is not there, or that would list nothing. */
function leftOutPaths({ files, faqSource, pageSources }: Sources): Set<string> {
  const counts = { posts: files.posts.fileCount, articles: files.articles.fileCount, questions: itemsIn(faqSource?.value) };
  const entries = Object.entries(tableOfContents as Record<string, LayoutEntry>);
  return new Set([
    ...linkedTexts.filter((name) => !pageSources.has(name)).map((name) => `/${name}`),
    ...entries.flatMap(([name, { path, isOptional, isEmpty }]) => {
      const copy = pageSources.get(name)?.value as Record<string, unknown> | undefined;
      // A file that cannot be read, which is reported, may list something.
      const isLeftOut = isOptional && (!pageSources.has(name) || (copy && isEmpty?.(counts, (field) => itemsIn(copy[field]))));
      return path && isLeftOut ? [path] : [];
    }),
  ]);
}

const itemsIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/**
 * The former paths that files name, of files that may not fit their schemas, each as {@link readablePath} has it: an old site's addresses end in
 * a slash or `.html`, which hosts take off before they look for it. One that is somebody else's is reported.
 */
function redirectsOf(
  { files, pageSources, paths }: Pick<Sources, "files" | "pageSources"> & { paths: ReadonlyMap<string, string> },
  report: Report,
): Record<string, string> {
  const entries = [files.services, files.posts, files.articles].flatMap(({ sources }) => sources);
  const ofPages = [...pageSources].map(([name, source]) => [source, name === "home" ? "/" : `/${name}`] as const);
  const ofEntries = entries.map((source) => [source, pathOf(source)] as const);
  const owners = new Map([...paths, ...entries.map((source) => [pathOf(source), source.file] as const)]);
  return Object.fromEntries(
    [...ofPages, ...ofEntries].flatMap(([source, path]) => {
      const { redirectFrom } = (source?.value ?? {}) as { redirectFrom?: unknown };
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
  const layouts = Object.entries(tableOfContents as Record<string, LayoutEntry>);
  return new Map([
    ...layouts.flatMap(([name, { path }]) => (path && !leftOut.has(path) ? [[path, pageFile(name)] as const] : [])),
    ...texts.map((name) => [`/${name}`, pageFile(name)] as const),
    ...reservedPaths.map((path) => [path, "a file or folder of the built site"] as const),
  ]);
}

/** The entries of a file that holds a list, a source each. */
const entriesOf = ({ file, value, lineOf }: Source): Source[] =>
  (value as unknown[]).map((entry, index) => ({ file, value: entry, lineOf: (field, textLine) => lineOf([index, ...field], textLine) }));

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
function countsOf(files: Sources["files"], pageSources: Sources["pageSources"]): [name: string, count: string][] {
  const copyOf = (name: string) => (pageSources.get(name)?.value ?? {}) as Record<string, unknown>;
  const regions = copyOf("areas-we-serve").regions;
  const counts = {
    serviceCount: files.services.fileCount,
    guideCount: files.posts.fileCount + files.articles.fileCount,
    areaCount: Array.isArray(regions) ? regions.reduce((sum, region) => sum + itemsIn(region?.places), 0) : 0,
    tradeCount: itemsIn(copyOf("team").trades),
    peopleCount: itemsIn(copyOf("team").people),
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
