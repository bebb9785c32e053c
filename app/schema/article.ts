import { z } from "zod";
import { questionsSchema } from "./faq.ts";
import { day, group, heading, kind, label, list, markdown, picture, text, url, whole } from "./fields.ts";
import { entry } from "./page-schemas.ts";

/** The front matter of a file in content/articles, with its text as `body` (DATA-01, ART-01 to ART-04). */
export const articleSchema = group({
  ...entry,
  url: url("The path of its page. When it changes, the desk adds the old address to redirectFrom, so that existing links keep working.")
    .or(z.literal("/step-by-step installation"))
    .describe("The path of its page; one of the specification's paths contains a space (RT-04)."),
  title: heading("Its title."),
  author: text("Who signs it; the company's experts team, if left out (ART-01).").optional(),
  desc: text("One or two sentences for lists and search engines.", { min: 70, max: 165 }),
  kinds: list("The kinds that it is listed under on /blogs (content/kinds.yaml).", kind("A kind's name.")),
  date: day("The day it was published."),
  checked: day("The day on which its facts were last checked against their sources (docs/facts.md).").optional(),
  image: picture("The picture at its head."),
  pictures: list("Pictures between the parts of its text.", picture("A picture.")).default([]),
  questions: questionsSchema("Questions that readers ask about it."),
  closing: group({
    heading: label("The question above the closing call."),
    text: label("The closing call to contact the company, one or two sentences (ART-02)."),
  }),
  body: markdown("The article: ## headings, paragraphs, lists, a quotation (>) as the pull-quote (ART-02), boxed notes (> **Bold** …)."),
});

export type Article = z.infer<typeof articleSchema>;

/** The front matter of a file in content/posts, with its text as `body` (DATA-01, BLOG-01 to BLOG-04). */
export const postSchema = articleSchema.extend({
  id: whole("Its number, from 1: /blog-detail/{id} shows it.", { min: 1, max: 999 }),
  tag: text("What it is about, in one or two words.", { max: 24 }).optional(),
});

export type Post = z.infer<typeof postSchema>;
