import { readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { addressLine } from "../schema/address-line.ts";
import { type Article, articleSchema, type Post, postSchema } from "../schema/article.ts";
import { type Business, businessSchema } from "../schema/business.ts";
import { type Faq, faqsSchema } from "../schema/faq.ts";
import { createFields, type Fields, type Picture, type References } from "../schema/fields.ts";
import { type Kind, kindPath, kindsSchema, LIST_PATHS, type ListName } from "../schema/kind.ts";
import { type PageContent, type PageName, pageSchemas } from "../schema/pages.ts";
import { type Service, serviceSchema } from "../schema/service.ts";
import { type Testimonial, testimonialsSchema } from "../schema/testimonial.ts";
import { type Words, wordsSchema } from "../schema/words.ts";
import { escapeMarkdown, fillFacts } from "./fill-facts.ts";
import { findBrandIcon, findIcon } from "./icons.ts";
import { readMarkdown } from "./markdown.ts";
import { ContentError, type Problem } from "./problem.ts";
import { anchorProblems, type CheckedFile } from "./rules/anchors.ts";
import { isPattern, pathOf, textOf } from "./rules/paths.ts";
import type { CheckedContent, Folder } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";
import { check, readSource, type Source } from "./source.ts";

/** All that content/ says, checked and with its references resolved. */
export interface Content {
  business: Business;
  words: Words;
  pages: { [Name in PageName]: PageContent<Name> };
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
}

/** What {@link readContent} needs to know of the rest of the site. */
export interface ContentOptions {
  /** The repository's root, in which content/ lies. */
  root: string;
  /** The paths that app/route-table.ts lists. */
  routes: readonly string[];
  /** Paths that lead to another one. */
  redirects: readonly string[];
  /** Paths at which the built site holds files of its own. */
  reserved: readonly string[];
  /** The pictures by name (see vite/read-pictures.ts). */
  pictures: ReadonlyMap<string, Picture>;
  /** The addresses of the films in content/films, by the names of their files (see vite/read-films.ts). */
  films: ReadonlyMap<string, string>;
  /** The problems of the pictures and films, reported together with the others. */
  problems: readonly Problem[];
}

/** Where the files of each kind lie. */
const folders = { services: "content/services", posts: "content/posts", articles: "content/articles", pages: "content/pages" } as const;

const KINDS_FILE = "content/kinds.yaml";

type Report = (problem: Problem) => void;

/**
 * Reads and checks everything in content/: each file against its schema, then all of it against the rules in app/content/rules.
 *
 * @throws ContentError with every problem found.
 */
export function readContent({ root, routes, redirects, reserved, pictures, films, problems: found }: ContentOptions): Content {
  const problems = [...found];
  const report: Report = (problem) => void problems.push(problem);
  const files = {
    services: readFolder(root, folders.services, report),
    posts: readFolder(root, folders.posts, report),
    articles: readFolder(root, folders.articles, report),
  };
  const kindSource = readSource(root, KINDS_FILE, report);
  const livePaths = new Set([...livePathsOf(files, routes, redirects), ...kindPathsOf(kindSource)]);
  const facts = new Map<string, string>();
  const kindNames = new Set<string>();
  const brandIcons = new Map<string, string>();
  const fields = createFields(referencesOf({ pictures, films, livePaths, facts, kindNames, brandIcons }));

  const checkedFiles: CheckedFile[] = [];
  const checkFile = <Schema extends z.ZodType>(file: string, schema: Schema, page?: CheckedFile["page"]): z.infer<Schema> | undefined => {
    const source = readSource(root, file, report);
    const item = source && check(source, schema, report);
    if (source && item) checkedFiles.push({ source, item, page });
    return item;
  };
  const business = checkFile("content/business.yaml", businessSchema(fields));
  if (!business) throw new ContentError(problems);
  for (const [name, fact] of Object.entries(factsOf(business))) facts.set(name, fact);

  const kinds = kindSource && check(kindSource, kindsSchema(fields), report);
  for (const { name } of kinds ?? []) kindNames.add(name);
  const words = checkFile("content/words.yaml", wordsSchema(fields));
  const faqSource = readSource(root, "content/faqs.yaml", report);
  const faqs = faqSource && check(faqSource, faqsSchema(fields), report);
  const testimonials = checkFile("content/testimonials.yaml", testimonialsSchema(fields));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      checkFile(pageFile(name), (schema as (fields: Fields) => z.ZodType)(fields), pageOfFile(name)),
    ]),
  );
  const services = checkFolder(files.services, serviceSchema(fields), report);
  const posts = checkFolder(files.posts, postSchema(fields), report);
  const articles = checkFolder(files.articles, articleSchema(fields), report);

  const kindEntries = kinds && kindSource ? entriesOf(kindSource).map((source, index) => ({ source, item: kinds[index] as Kind })) : [];
  const questions = faqs && faqSource ? entriesOf(faqSource) : [];
  const takenPaths = takenPathsOf(redirects, reserved);
  const checked = { routes, takenPaths, facts, services, posts, articles, kinds: kindEntries, questions };
  problems.push(...RULES.flatMap((rule) => rule(checked)));
  // Without its questions a page lacks anchors that it has.
  if (faqs) problems.push(...anchorProblems([...checkedFiles, ...entryFilesOf(checked)], idsOf(faqs)));
  if (problems.length > 0 || !words || !kinds || !faqs || !testimonials) throw new ContentError(problems);
  return {
    business,
    words,
    kinds,
    faqs,
    testimonials,
    brandIcons,
    pages: pages as Content["pages"],
    services: itemsOf(services).sort((a, b) => a.id - b.id),
    posts: itemsOf(posts).sort((a, b) => a.id - b.id),
    articles: itemsOf(articles).sort((a, b) => a.date.localeCompare(b.date)),
  };
}

interface Targets {
  pictures: ReadonlyMap<string, Picture>;
  films: ReadonlyMap<string, string>;
  livePaths: ReadonlySet<string>;
  /** What texts may name in double braces; empty while the facts themselves are read. */
  facts: ReadonlyMap<string, string>;
  /** The names of the kinds; empty while they are read. */
  kindNames: ReadonlySet<string>;
  /** Collects the brands' icons that are named. */
  brandIcons: Map<string, string>;
}

/** What the fields of the content refer to. */
function referencesOf({ pictures, films, livePaths, facts, kindNames, brandIcons }: Targets): References {
  const hasPage = (page: string) => livePaths.has(page);
  return {
    picture: (name) => pictures.get(name),
    icon: findIcon,
    brandIcon: (name) => {
      const outline = findBrandIcon(name);
      if (outline) brandIcons.set(name, outline);
      return outline && name;
    },
    kinds: kindNames,
    films,
    hasPage,
    fill: (text, format) => fillFacts(text, facts, format === "markdown" ? escapeMarkdown : undefined),
    markdown: (source) => readMarkdown(source, hasPage),
  };
}

/** A folder's files before they are checked against their schema. */
type FolderFiles = Omit<Folder<never>, "entries">;

function readFolder(root: string, folder: string, report: Report): FolderFiles {
  const names = listFolder(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .sort();
  return { path: folder, fileCount: names.length, sources: names.flatMap((name) => readSource(root, `${folder}/${name}`, report) ?? []) };
}

/** The names in a folder; none where there is no such folder. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function checkFolder<Item>(files: FolderFiles, schema: z.ZodType<Item>, report: Report): Folder<Item> {
  const entries = files.sources.flatMap((source) => {
    const item = check(source, schema, report);
    return item ? [{ item, source }] : [];
  });
  return { ...files, entries };
}

/** The services, posts and articles, each with its page. */
const entryFilesOf = ({ services, posts, articles }: CheckedContent): CheckedFile[] => [
  ...services.entries.map(({ item, source }) => ({ item, source, page: { path: item.url, kind: "service" as const } })),
  ...[...posts.entries, ...articles.entries].map(({ item, source }) => ({
    item,
    source,
    page: { path: item.url, kind: "article" as const },
  })),
];

const pageFile = (name: string): string => `${folders.pages}/${name}.md`;

/** The page that a file of content/pages is; the failure screen is none. */
function pageOfFile(name: string): CheckedFile["page"] {
  if (name === "failure") return undefined;
  return { path: name === "home" ? "/" : `/${name}`, kind: name as Exclude<PageName, "failure"> };
}

const idsOf = (faqs: readonly Faq[]): number[] => faqs.map(({ id }) => id);

const itemsOf = <Item>({ entries }: Folder<Item>): Item[] => entries.map(({ item }) => item);

/** The paths that a link may lead to. */
function livePathsOf(
  { services, posts, articles }: Record<"services" | "posts" | "articles", FolderFiles>,
  routes: readonly string[],
  redirects: readonly string[],
): Set<string> {
  return new Set([
    ...routes.filter((route) => !isPattern(route)),
    ...redirects,
    ...[...services.sources, ...posts.sources, ...articles.sources].map(pathOf),
    ...posts.sources.map((source) => `/blog-detail/${textOf((source.value as { id?: unknown }).id)}`),
  ]);
}

/** The paths of the kinds' pages, of a file that may not fit its schema. */
function kindPathsOf(source: Source | undefined): string[] {
  const entries = Array.isArray(source?.value) ? (source.value as unknown[]) : [];
  return entries.flatMap((entry) => {
    const kind = (typeof entry === "object" ? entry : null) as Record<string, unknown> | null;
    return LISTS.filter((list) => kind?.[list]).map((list) => kindPath(list, textOf(kind?.name)));
  });
}

const LISTS = Object.keys(LIST_PATHS) as ListName[];

/** Who has a path that no service, post or article can have. */
function takenPathsOf(redirects: readonly string[], reserved: readonly string[]): Map<string, string> {
  return new Map([
    ["/", pageFile("home")],
    ...Object.keys(pageSchemas).map((name) => [`/${name}`, pageFile(name)] as const),
    ...redirects.map((redirect) => [redirect, "a redirect in app/route-table.ts"] as const),
    ...reserved.map((path) => [path, "a file or folder of the built site"] as const),
  ]);
}

/** The entries of a file that holds a list, a source each. */
const entriesOf = ({ file, value, lineOf }: Source): Source[] =>
  (value as unknown[]).map((entry, index) => ({ file, value: entry, lineOf: (field, textLine) => lineOf([index, ...field], textLine) }));

const NO_BREAK_SPACE = "\u00a0";

/** The facts that texts may name in double braces. A telephone number stays on one line. */
export function factsOf(business: Business): Record<string, string> {
  return {
    name: business.name,
    phone: business.phone.display.replaceAll(" ", NO_BREAK_SPACE),
    footerPhone: business.footerPhone.display.replaceAll(" ", NO_BREAK_SPACE),
    email: business.email,
    address: addressLine(business.address),
    hours: business.hours.summary.whole,
    closedDays: business.hours.summary.closed,
    shortName: business.shortName,
    suburb: business.address.suburb,
    city: business.address.city,
    region: business.address.region,
    founded: String(business.founded),
    expertsTeam: business.expertsTeam,
    owner: business.owner,
    mainAreas: business.mainAreas,
    furtherTowns: business.furtherTowns,
    ...business.answers,
  };
}
