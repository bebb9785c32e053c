import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { z } from "zod";
import { readablePath } from "../browser/page-address.ts";
import { type Contents, fileSchemas, linkedTexts, pages as tableOfContents } from "../pages.ts";
import { articleSchema, postSchema } from "../schema/article.ts";
import { brandSchema } from "../schema/brand.ts";
import { ANSWERS, type Business, businessSchema, unbroken } from "../schema/business.ts";
import { faqsSchema } from "../schema/faq.ts";
import { type Picture, type References, resolveWith, url } from "../schema/fields.ts";
import { kindsSchema } from "../schema/kind.ts";
import { labelsSchema } from "../schema/labels.ts";
import { type PageContent, type PageName, textPageSchema } from "../schema/page-schemas.ts";
import { anchorOf } from "../schema/prose.ts";
import { serviceSchema } from "../schema/service.ts";
import { testimonialsSchema } from "../schema/testimonial.ts";
import { typeset } from "../schema/typeset.ts";
import { isEnglish } from "../schema/week.ts";
import { readDrawing } from "./drawing.ts";
import { type Facts, fillFacts, markFacts } from "./fill-facts.ts";
import { findBrandIcon, findIcon } from "./icons.ts";
import { readMarkdown } from "./markdown.ts";
import { ContentError, fieldName, type Problem, type Report } from "./problem.ts";
import { check, readSource, type Source } from "./source.ts";

/** All that content/ says, checked and with its references resolved. */
export type Content = ReturnType<typeof readContent>;

/** What {@link readContent} needs to know of the rest of the site. */
interface ContentOptions {
  root: string;
  /** The pictures by name (see vite/read-pictures.ts); `undefined` when their list is wrong, which is then among the problems. */
  pictures: ReadonlyMap<string, Picture> | undefined;
  /** The addresses of the films in content/films, by the names of their files (see vite/films.ts). */
  films: ReadonlyMap<string, string>;
  /** The problems of the pictures and films, reported together with the others. */
  problems: readonly Problem[];
}

const PAGES_FOLDER = "content/pages";

/** The schemas of the files of content/ itself; app/pages.ts has those of content/pages. */
export const FILES = {
  brand: brandSchema,
  business: businessSchema,
  kinds: kindsSchema,
  labels: labelsSchema,
  faqs: faqsSchema,
  testimonials: testimonialsSchema,
};

/** The schema of every file of these folders. */
export const FOLDERS = { services: serviceSchema, posts: postSchema, articles: articleSchema };

/** Checks each file in content/ against its schema, and that paths and ids are unique. @throws ContentError with every problem found. */
export function readContent({ root, pictures, films, problems: found }: ContentOptions) {
  const problems = [...found];
  const report: Report = (problem) => void problems.push(problem);
  const files = readFiles(root, report);
  const documents = documentsIn(root, report);
  const { leftOut, redirects, hasPage } = addressesIn(files, documents, report);
  reportFaults(files, report);
  const icons = new Map<string, string>();
  const labelsSource = readSource(root, "content/labels.yaml", report);
  const language = FILES.labels.shape.language.safeParse(fieldsOf(labelsSource).language).data ?? "en"; // a wrong one is reported below
  const references = referencesOf({ root, files, pictures, films, language, hasPage, isLeftOut: (page) => leftOut.has(page), icons });
  resolveWith(references);
  const checkSource = <Result>(source: Source | undefined, schema: z.ZodType<Result>) => source && check(source, schema, report);
  const checkFile = <Result>(file: string, schema: z.ZodType<Result>) => checkSource(readSource(root, file, report), schema);

  const brand = checkFile("content/brand.yaml", FILES.brand);
  const business = checkFile("content/business.yaml", FILES.business);
  const facts = business && new Map(Object.entries({ ...factsOf(business), ...countsOf(files, language) }));
  references.facts = facts ?? "invalid";
  const kinds = checkSource(files.kinds, FILES.kinds);
  const labels = checkSource(labelsSource, FILES.labels);
  const faqs = checkSource(files.faqs, FILES.faqs);
  for (const name of textNamesOf(files).filter((text) => fieldsOf(files.pages.get(text)).questionsHeading))
    for (const { value: id } of claimsOfEntries(files.faqs, "id")) // whose answer names only facts that aren't set
      if (faqs?.every((question) => question.id !== id)) leftOut.add(`/${name}#question-${id}`);
  const testimonials = checkFile("content/testimonials.yaml", FILES.testimonials);
  const pages = pagesIn(files, checkSource);

  if (problems.length > 0 || !business || !facts || !brand || !labels || !kinds || !faqs || !testimonials) throw new ContentError(problems);
  return {
    business,
    brand,
    labels,
    kinds,
    faqs,
    testimonials,
    facts,
    /** The icons used, as SVG elements by their names in the sprite. */
    icons,
    /** The addresses of the files that visitors can download, such as `/files/paia-manual.pdf`. */
    documents,
    /** Former paths, and where each leads (RT-07). */
    redirects,
    /** The paths of pages that are left out. */
    leftOut,
    ...pages,
  };
}

/** Reports what one file can't show: no service, what is named twice, and headings that a text no longer has. */
function reportFaults(files: Files, report: Report): void {
  const needsService = "has no service to show, and the site needs one. Add one, or take 'hidden: true' out of one.";
  if (files.services.length === 0) report({ file: "content/services", message: needsService });
  for (const sources of [files.services, files.posts]) reportDuplicates(claimsOf(sources, "id"), report);
  reportDuplicates(claimsOfEntries(files.faqs, "id"), report);
  reportDuplicates(claimsOfEntries(files.kinds, "name"), report);
  for (const [page, [list, name]] of Object.entries(NAMED)) reportDuplicates(claimsOfEntries(files.pages.get(page), name, list), report);
  for (const source of [...files.services, ...files.pages.values()]) reportLostHeadings(source, report);
}

/** The copy of every page. */
function pagesIn(files: Files, checkSource: <Result>(source: Source | undefined, schema: z.ZodType<Result>) => Result | undefined) {
  const checkFolder = <Result>(sources: Sources, schema: z.ZodType<Result>) =>
    sources.flatMap((source) => checkSource(source, schema) ?? []);
  const pages = Object.entries(fileSchemas).map(([name, schema]) => [name, checkSource(files.pages.get(name), schema)]);
  const texts = textNamesOf(files).flatMap((name) => {
    const text = checkSource(files.pages.get(name), textPageSchema);
    return text ? [{ ...text, path: `/${name}` }] : [];
  });
  return {
    /** Of pages with their own layouts, by file name. */
    pages: Object.fromEntries(pages) as { [Name in PageName]: PageContent<Name> },
    texts,
    services: checkFolder(files.services, FOLDERS.services).sort((a, b) => a.id - b.id),
    posts: checkFolder(files.posts, FOLDERS.posts).sort((a, b) => a.id - b.id),
    articles: checkFolder(files.articles, FOLDERS.articles).sort((a, b) => a.date.localeCompare(b.date)),
  };
}

/** The pages that links may lead to, those that are left out, and the redirects. Reports duplicate addresses, and names that can't be one. */
function addressesIn(files: Files, documents: string[], report: Report) {
  const texts = textNamesOf(files).filter((name) => !url("").safeParse(`/${name}`).success);
  const guides = guidesOf(files).flatMap((source) => (source && !/\/[\w-]+\.md$/.test(source.file) ? [source.file] : []));
  for (const file of [...texts.map((name) => `${PAGES_FOLDER}/${name}.md`), ...guides]) {
    const better = `${anchorOf(path.parse(file).name) || "page"}.md`;
    report({ file, message: `has a name with characters that don't work here. Rename it to '${better}'.` });
  }
  const leftOut = new Set(leftOutPaths(files));
  const paths = pathClaimsOf(files);
  const formerPaths = formerPathsOf(paths);
  const furtherPaths = furtherPathsOf(files);
  reportDuplicates([...paths, ...formerPaths], report, [...RESERVED, ...furtherPaths]);
  const redirects = Object.fromEntries(formerPaths.map(({ value, target }) => [value, target]));
  const livePaths = new Set<unknown>([...[...paths, ...formerPaths].map(({ value }) => value), ...furtherPaths, ...documents]);
  for (const path of leftOut) livePaths.delete(path);
  const hasUnread = guidesOf(files).includes(undefined); // an unreadable file may be a link's target
  return { leftOut, redirects, hasPage: (page: string) => livePaths.has(page) || hasUnread };
}

/** Files not yet checked against their schemas; `undefined` for an unreadable one. */
type Sources = (Source | undefined)[];

type Files = ReturnType<typeof readFiles>;

/** All files that can be a link's target, and those with shared questions and kinds. */
function readFiles(root: string, report: Report) {
  const read = (file: string) => readSource(root, file, report);
  const hidden = new Set<string>();
  const readFolder = (folder: string) =>
    namesIn(root, folder)
      .map((name) => read(`${folder}/${name}.md`))
      .filter((source) => {
        if (fieldsOf(source).hidden !== true) return true;
        hidden.add(textOf(fieldsOf(source).url));
        return false;
      });
  const required = Object.keys(fileSchemas).filter((name) => !layouts[name]?.isOptional);
  const pageNames = new Set([...namesIn(root, PAGES_FOLDER), ...required]);
  return {
    services: readFolder("content/services"),
    posts: readFolder("content/posts"),
    articles: readFolder("content/articles"),
    hidden,
    /** By name: those that exist and those that must. */
    pages: new Map([...pageNames].map((name) => [name, read(`${PAGES_FOLDER}/${name}.md`)])),
    kinds: read("content/kinds.yaml"),
    faqs: read("content/faqs.yaml"),
  };
}

const layouts: Readonly<Record<string, Contents>> = tableOfContents;

const guidesOf = ({ services, posts, articles }: Files): Sources => [...services, ...posts, ...articles];

/** The names of the files of the layout `text`. */
const textNamesOf = ({ pages }: Files): string[] => [...pages.keys()].filter((name) => !Object.hasOwn(fileSchemas, name));

/** The unchecked fields of a file. */
const fieldsOf = (source: Source | undefined) => (source?.value ?? {}) as Record<string, unknown>;

type Targets = Pick<ContentOptions, "root" | "pictures" | "films"> &
  Pick<References, "language" | "hasPage" | "isLeftOut"> & { files: Files; icons: Map<string, string> };

/** Resolves what content fields refer to, and collects the icons they name. */
function referencesOf({ root, files, pictures, films, language, hasPage, isLeftOut, icons }: Targets) {
  const collect = (name: string, drawing: string | undefined) => {
    if (drawing) icons.set(name, drawing);
    return drawing && name;
  };
  const references: References & { facts: Facts } = {
    facts: "unread",
    hasKind: (name) => !files.kinds || claimsOfEntries(files.kinds, "name").some(({ value }) => value === name), // an unreadable file is reported
    hasQuestion: (id) => !files.faqs || claimsOfEntries(files.faqs, "id").some(({ value }) => value === id),
    picture: (name) => (pictures ? pictures.get(name) : ({} as Picture)),
    icon: (name) => collect(`icon-${name}`, findIcon(name)),
    brandIcon: (name) => collect(`brand-${name}`, findBrandIcon(name)),
    drawing: (name) => {
      const file = path.join(root, "content/brand", name);
      return /^[\w-]+\.svg$/.test(name) && existsSync(file) ? readDrawing(readFileSync(file, "utf8")) : undefined;
    },
    films,
    language,
    hasPage,
    isLeftOut,
    fill: (text, blanks) => fillFacts(text, references.facts, blanks),
    markdown: (source) => readMarkdown(source, { hasPage, isLeftOut, markFacts: (text) => markFacts(text, references.facts) }),
  };
  references.brandIcon("whatsapp"); // the chat's
  return references;
}

/** The names of a folder's Markdown files; none where there is no such folder. */
const namesIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/*.md`, { cwd: root })
    .map((file) => path.parse(file).name)
    .sort();

/** The addresses of the files that visitors can download. Reports names that don't work in links on every host. */
function documentsIn(root: string, report: Report): string[] {
  const files = globSync("content/files/**/*.pdf", { cwd: root, caseSensitiveMatch: false });
  for (const file of files.filter((name) => !/^content\/files\/[\w.-]+\.pdf$/.test(name) || name !== name.toLowerCase())) {
    const better = `content/files/${anchorOf(path.parse(file).name) || "document"}.pdf`;
    const rule = "only lower-case letters, digits, hyphens, dots and underscores in its name";
    report({ file, message: `must be directly in content/files, with ${rule}. Move it to ${better}.` });
  }
  return files.map((file) => file.replace("content", ""));
}

/** An unchecked field as text. */
const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));

/** The items of an unchecked field or file; none if it isn't a list. */
const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The paths of the blog's details and the kinds' pages. */
const furtherPathsOf = (files: Files): string[] => [
  ...(files.pages.has("blog-detail") ? files.posts : []).map((source) => `/blog-detail/${textOf(fieldsOf(source).id)}`),
  ...kindPathsOf(files, false),
];

/** The paths of the kinds' pages that list something, or of those that would list nothing. */
function kindPathsOf({ kinds, services, posts, articles, pages }: Files, isEmpty: boolean): string[] {
  const listed = { services, blogs: pages.has("blogs") ? [...posts, ...articles] : [] };
  return (itemsOf(kinds?.value) as Record<string, unknown>[]).flatMap((kind) => {
    const isOfKind = (source: Source | undefined) => itemsOf(fieldsOf(source).kinds).includes(kind?.name);
    const lists = (["services", "blogs"] as const).filter((list) => kind?.[list] && listed[list].some(isOfKind) !== isEmpty);
    return lists.map((list) => `/${list}/${textOf(kind.name)}`);
  });
}

/** The paths of hidden pages, of pages that would list nothing, and of layouts and linked texts without a file. */
function leftOutPaths(files: Files): string[] {
  const { pages, posts, articles, faqs, hidden } = files;
  const counts: Record<string, number> = { posts: posts.length, articles: articles.length, questions: itemsOf(faqs?.value).length };
  return [
    ...hidden,
    ...kindPathsOf(files, true),
    ...linkedTexts.filter((name) => !pages.has(name)).map((name) => `/${name}`),
    ...Object.entries(layouts).flatMap(([name, { path, isOptional, lists }]) => {
      const source = pages.get(name);
      // An unreadable file, which is reported, may list something.
      const isEmpty = source && lists?.every((list) => (counts[list] ?? itemsOf(fieldsOf(source)[list]).length) === 0);
      return path && isOptional && (isEmpty || !pages.has(name)) ? [path] : [];
    }),
  ];
}

/** A value that must be unique, and its place. An unreadable file has no source. */
interface Claim {
  source: Source | undefined;
  field: (string | number)[];
  value: unknown;
}

const claimsOf = (sources: Sources, name: string): Claim[] =>
  sources.map((source) => ({ source, field: [name], value: fieldsOf(source)[name] }));

const claimsOfEntries = (source: Source | undefined, name: string, list?: string): Claim[] =>
  itemsOf(list ? fieldsOf(source)[list] : source?.value).map((entry, index) => {
    const field = list ? [list, index, name] : [index, name];
    return { source, field, value: (entry as Record<string, unknown>)?.[name] };
  });

/** The lists of pages whose entries have an anchor from their name, or are named by it in other files. */
const NAMED = { team: ["people", "name"], "areas-we-serve": ["regions", "name"], "helpcenter-faqs": ["sections", "title"] } as const;

/** The paths of the files of content/pages, then those that services, posts and articles name. */
const pathClaimsOf = (files: Files): Claim[] => [
  ...[...files.pages].flatMap(([name, source]) =>
    name === "failure" ? [] : [{ source, field: [], value: name === "home" ? "/" : `/${name}` }],
  ),
  ...claimsOf(guidesOf(files), "url"),
];

/** The former paths that unchecked files name, without a slash or `.html` at their end: hosts remove it before looking them up. */
const formerPathsOf = (paths: Claim[]) =>
  paths.flatMap(({ source, value: target }) =>
    itemsOf(fieldsOf(source).redirectFrom).map((written, index) => {
      const value = readablePath(textOf(written));
      return { source, field: ["redirectFrom", index], value, target: textOf(target) };
    }),
  );

/** Paths of the built site's own files and folders. */
const RESERVED = ["/404", "/assets", "/files", "/films", "/index", "/offline", "/pictures", "/social"];

/** Reports duplicate paths and ids (DATA-02). @param taken Paths that no file may claim. */
function reportDuplicates(claims: Claim[], report: Report, taken: string[] = []): void {
  const owners = new Map<unknown, string>(taken.map((path) => [path, "a file of the built site"]));
  for (const { source, field, value } of claims) {
    if (!source || (typeof value !== "string" && typeof value !== "number")) continue;
    const { file } = source;
    const line = source.lineOf(field);
    const owner = owners.get(value);
    const message = `is '${value}', which is already used by ${owner}. Choose another, or delete this one.`;
    if (owner) report({ file, line, field: fieldName(field), message });
    else owners.set(value, `${file}:${line}`);
  }
}

/** Reports headings that a field names, but the file's text doesn't have, as after a heading is reworded. */
function reportLostHeadings(source: Source | undefined, report: Report): void {
  const { body, ...fields } = fieldsOf(source);
  const headings = Array.from(textOf(body).matchAll(/^##[ \t]+(.*)$/gm), ([, heading = ""]) => heading.replace(/[*_\\]/g, "").trim());
  const isLost = (name: unknown) => typeof name === "string" && !headings.some((heading) => typeset(heading) === typeset(name.trim()));
  for (const field of ["urgent", "cards", "background"]) {
    const lost = [fields[field]].flat().find(isLost);
    const message = `names the heading '${lost}', but its text has only: ${headings.join("; ") || "none"}. Choose one of these, or reword the heading.`;
    if (source && lost) report({ file: source.file, line: source.lineOf([field]), field, message });
  }
}

/** The facts that texts may name in double braces; `undefined` for one that isn't set. */
function factsOf(business: Business): Record<string, string | undefined> {
  const { phone, address, hours, founded, answers, analytics } = business;
  return {
    name: business.name,
    phone: phone.display,
    chatName: business.chatPhone && "WhatsApp",
    email: business.email,
    address: address.line,
    hours: hours?.summary.whole,
    closedDays: hours?.closed,
    suburb: unbroken(address.suburb),
    city: unbroken(address.city),
    region: address.region,
    founded: founded === undefined ? undefined : String(founded),
    expertsTeam: business.expertsTeam,
    registeredWith: business.registrations.map(({ body }) => body).join(", ") || undefined,
    owner: business.owner,
    mainAreas: business.mainAreas,
    furtherTowns: business.furtherTowns,
    analytics: analytics?.name,
    withoutAnalytics: analytics ? undefined : "", // empty text: only shows or removes its sentence
    legalName: business.legal.name ?? business.name,
    companyNumber: business.legal.company,
    vatNumber: business.legal.vat,
    informationOfficer: business.legal.informationOfficer,
    paiaManual: business.legal.paiaManual,
    ...Object.fromEntries(ANSWERS.map((name) => [name, answers[name]])),
  };
}

/** The number of services, in English in words up to twelve: `{{serviceCount}}`, and `{{ServiceCount}}` at the beginning of a sentence. */
function countsOf({ services: { length } }: Files, language: string) {
  const said = (isEnglish(language) && NUMBERS[length]) || String(length);
  return { serviceCount: said, ServiceCount: said.charAt(0).toUpperCase() + said.slice(1) };
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
