import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { addressLine } from "../schema/address-line.ts";
import {
  ARTICLE_READ_MINUTES,
  type Article,
  articleSchema,
  POST_COUNT,
  POST_READ_MINUTES,
  type Post,
  postSchema,
  SPECIFIED_DATES,
  WORDS_PER_MINUTE,
} from "../schema/article.ts";
import { type Business, businessSchema } from "../schema/business.ts";
import { type Faq, faqsSchema } from "../schema/faq.ts";
import { createFields, type Fields, type Picture } from "../schema/fields.ts";
import { type PageContent, type PageName, pageSchemas } from "../schema/pages.ts";
import { countWords, proseText } from "../schema/prose.ts";
import { SERVICE_COUNT, SERVICE_WORDS, type Service, serviceSchema } from "../schema/service.ts";
import { type Testimonial, testimonialsSchema } from "../schema/testimonial.ts";
import { type Words, wordsSchema } from "../schema/words.ts";
import { findBrandIcon, findIcon } from "./icons.ts";
import { readMarkdown } from "./markdown.ts";
import { ContentError, type Problem } from "./problem.ts";
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
  faqs: Faq[];
  testimonials: Testimonial[];
  /** The outlines of the brands' icons that any of these names, by name. */
  brandIcons: ReadonlyMap<string, string>;
}

export interface ContentOptions {
  /** The repository's root, in which content/ lies. */
  root: string;
  /** The paths that app/routes.ts lists. */
  routes: readonly string[];
  /** Paths that lead to another one. */
  redirects: readonly string[];
  /** Paths at which the built site holds files of its own. */
  reserved: readonly string[];
  /** The pictures by name (see tools/pictures). */
  pictures: ReadonlyMap<string, Picture>;
  /** What is wrong with the pictures; it is told together with the rest. */
  problems: readonly Problem[];
}

/** Where the files of each kind lie. */
const folders = { services: "content/services", posts: "content/posts", articles: "content/articles", pages: "content/pages" } as const;

/**
 * Reads and checks everything in content/.
 *
 * @throws ContentError with every problem found.
 */
export function readContent({ root, routes, redirects, reserved, pictures, problems: found }: ContentOptions): Content {
  const problems = [...found];
  const report = (problem: Problem) => void problems.push(problem);

  const read = (file: string) => readSource(root, file, report);
  const filesIn = (folder: string) =>
    listFolder(path.join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .sort();
  const readFolder = (folder: string): Source[] => filesIn(folder).flatMap((name) => read(`${folder}/${name}`) ?? []);

  const sources = {
    services: readFolder(folders.services),
    posts: readFolder(folders.posts),
    articles: readFolder(folders.articles),
  };
  /** Who has a path that no service, post or article can have. */
  const takenPaths = new Map<unknown, string>([
    ["/", `${folders.pages}/home.md`],
    ...Object.keys(pageSchemas).map((name) => [`/${name}`, `${folders.pages}/${name}.md`] as const),
    ...redirects.map((redirect) => [redirect, "a redirect in app/routes.ts"] as const),
    ...reserved.map((path) => [path, "a file or folder of the built site"] as const),
  ]);
  const livePaths = new Set([
    ...routes.filter((route) => !/[:*]/.test(route)),
    ...redirects,
    ...[...sources.services, ...sources.posts, ...sources.articles].map(urlOf),
    ...sources.posts.map((source) => `/blog-detail/${(source.value as { id?: unknown }).id}`),
  ]);

  const facts = new Map<string, string>();
  const brandIcons = new Map<string, string>();
  const fields = createFields({
    picture: (name) => pictures.get(name),
    icon: findIcon,
    brandIcon: (name) => {
      const outline = findBrandIcon(name);
      if (outline) brandIcons.set(name, outline);
      return outline && name;
    },
    hasPage: (page) => livePaths.has(page),
    fill: (text) => fillIn(text, facts),
    markdown: (source) => readMarkdown(source, (page) => livePaths.has(page)),
  });

  const checkFile = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined => {
    const source = read(file);
    return source && check(source, schema, report);
  };
  const business = checkFile("content/business.yaml", businessSchema(fields));
  if (!business) throw new ContentError(problems);
  for (const [name, fact] of Object.entries(factsOf(business))) facts.set(name, fact);

  const words = checkFile("content/words.yaml", wordsSchema(fields));
  const faqSource = read("content/faqs.yaml");
  const faqs = faqSource && check(faqSource, faqsSchema(fields), report);
  const testimonials = checkFile("content/testimonials.yaml", testimonialsSchema(fields));
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      checkFile(`${folders.pages}/${name}.md`, (schema as (fields: Fields) => z.ZodType)(fields)),
    ]),
  );

  const checkAll = <Item>(list: Source[], schema: z.ZodType<Item>, more: (item: Item, source: Source) => void = () => {}): Item[] =>
    list.flatMap((source) => {
      const item = check(source, schema, report);
      if (item) more(item, source);
      return item ?? [];
    });

  const services = checkAll(sources.services, serviceSchema(fields), (service, source) => {
    reportLength(source, wordsOfService(service), SERVICE_WORDS);
    if (!routes.includes(service.url)) {
      report({
        file: source.file,
        line: source.lineOf(["url"]),
        field: "url",
        message: `is '${service.url}', which app/routes.ts does not list. Add it there as a service, or mend the path.`,
      });
    }
  });
  const posts = checkAll(sources.posts, postSchema(fields), (post, source) => {
    reportReadTime(source, post, POST_READ_MINUTES);
    if (routes.includes(post.url)) reportDate(source, post);
  });
  const articles = checkAll(sources.articles, articleSchema(fields), (article, source) => {
    reportReadTime(source, article, article.readMinutes);
    if (!routes.includes(article.url)) return;
    reportDate(source, article);
    reportReadMinutes(source, article);
  });

  reportDuplicates([...sources.services, ...sources.posts, ...sources.articles], "url", takenPaths);
  reportDuplicates(sources.services, "id");
  reportDuplicates(sources.posts, "id");
  if (faqs && faqSource) reportDuplicates(entriesOf(faqSource), "id");
  reportCount(folders.services, SERVICE_COUNT);
  reportFewer(folders.posts, POST_COUNT);
  reportFewer(folders.articles, ARTICLE_READ_MINUTES.length);
  reportRoutesWithoutContent();

  if (problems.length > 0 || !words || !faqs || !testimonials) throw new ContentError(problems);
  return {
    business,
    words,
    faqs,
    testimonials,
    brandIcons,
    pages: pages as Content["pages"],
    services: services.sort((a, b) => a.id - b.id),
    posts: posts.sort((a, b) => a.id - b.id),
    articles: articles.sort((a, b) => a.date.localeCompare(b.date)),
  };

  function reportReadTime(source: Source, article: Post | Article, minutes: number): void {
    const target = minutes * WORDS_PER_MINUTE;
    reportLength(source, wordsOfArticle(article), { min: Math.ceil(target * 0.95), max: Math.floor(target * 1.05) });
    const quotations = article.body.filter((node) => node[0] === "blockquote").length;
    if (quotations !== 1) {
      report({
        file: source.file,
        line: source.lineOf(["body"]),
        field: "body",
        message: `has ${quotations} quotations (lines that begin with >). It needs exactly one: the pull-quote.`,
      });
    }
  }

  function reportDate({ file, lineOf }: Source, { date }: Post | Article): void {
    const { from, to } = SPECIFIED_DATES;
    if (date >= from && date <= to) return;
    report({
      file,
      line: lineOf(["date"]),
      field: "date",
      message: `lies outside ${from} to ${to}, between which the specification dates this page (ART-03). Choose a day within.`,
    });
  }

  function reportReadMinutes({ file, lineOf }: Source, { readMinutes }: Article): void {
    const [min, max] = [Math.min(...ARTICLE_READ_MINUTES), Math.max(...ARTICLE_READ_MINUTES)];
    if (readMinutes >= min && readMinutes <= max) return;
    report({
      file,
      line: lineOf(["readMinutes"]),
      field: "readMinutes",
      message: `is ${readMinutes}, but the specification has this article take ${min} to ${max} minutes (ART-03). Choose one of these.`,
    });
  }

  function reportLength(source: Source, count: number, { min, max }: { min: number; max: number }): void {
    if (count >= min && count <= max) return;
    const mend = count < min ? `Write at least ${min - count} more.` : `Cut at least ${count - max}.`;
    report({ file: source.file, message: `has ${count} words, but must have ${min} to ${max} for its read time or kind. ${mend}` });
  }

  /** @param taken Who has a value already, besides the sources. */
  function reportDuplicates(list: Source[], field: string, taken: ReadonlyMap<unknown, string> = new Map()): void {
    const owners = new Map(taken);
    for (const source of list) {
      const value = (source.value as Record<string, unknown>)[field];
      const line = source.lineOf([field]);
      const owner = owners.get(value);
      if (value === undefined) continue;
      if (owner === undefined) owners.set(value, `${source.file}:${line}`);
      else report({ file: source.file, line, field, message: `is '${String(value)}', which ${owner} has already. Choose another.` });
    }
  }

  function reportCount(folder: string, wanted: number): void {
    const found = filesIn(folder).length;
    if (found !== wanted) report({ file: folder, message: `holds ${found} files, but the site has exactly ${wanted}.` });
  }

  function reportFewer(folder: string, wanted: number): void {
    const found = filesIn(folder).length;
    if (found < wanted) report({ file: folder, message: `holds ${found} files, but the site has at least ${wanted}.` });
  }

  /** A path of the table that no file fills would be a dead page. */
  function reportRoutesWithoutContent(): void {
    const filled = new Set([...sources.services, ...sources.posts, ...sources.articles].map(urlOf));
    for (const route of routes) {
      if (/[:*]/.test(route) || takenPaths.has(route) || filled.has(route)) continue;
      report({ file: "app/routes.ts", message: `lists '${route}', but no file in content/ has this url. Add one, or take the path out.` });
    }
  }
}

/** The names in a folder; none where there is no such folder. */
const listFolder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The entries of a file that holds a list, a source each. */
const entriesOf = ({ file, value, lineOf }: Source): Source[] =>
  (value as unknown[]).map((entry, index) => ({ file, value: entry, lineOf: (field, textLine) => lineOf([index, ...field], textLine) }));

const urlOf = (source: Source): string => String((source.value as { url?: unknown }).url);

const NO_BREAK_SPACE = "\u00a0";

/** The facts that texts may name in double braces. A telephone number stays on one line. */
function factsOf(business: Business): Record<string, string> {
  return {
    name: business.name,
    phone: business.phone.display.replaceAll(" ", NO_BREAK_SPACE),
    footerPhone: business.footerPhone.display.replaceAll(" ", NO_BREAK_SPACE),
    email: business.email,
    address: addressLine(business.address),
    hours: business.hours.summary.whole,
    expertsTeam: business.expertsTeam,
  };
}

/** @param facts What texts may name; none while the facts themselves are read. */
function fillIn(text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{\s*(\w*)\s*\}\}/g, (mark, name: string) => {
    if (facts.size === 0)
      throw new Error(`has ${mark}, but this file states the facts and cannot refer to them. Write the words themselves.`);
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    const known = [...facts.keys()].map((key) => `{{${key}}}`).join(", ");
    throw new Error(`has ${mark}, which is no fact of the business. It can be ${known}.`);
  });
}

function wordsOfService({ lead, included, steps, reasons, body }: Service): number {
  const items = [...included, ...steps, ...reasons].map(({ title, desc }) => `${title} ${desc}`);
  return countWords([lead, ...items, proseText(body)].join(" "));
}

function wordsOfArticle({ body, questions, closing }: Post | Article): number {
  const answers = questions.map(({ question, answer }) => `${question} ${answer}`);
  return countWords([proseText(body), ...answers, closing.heading, closing.text].join(" "));
}
