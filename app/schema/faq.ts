import { z } from "zod";
import { group, heading, list, text, whole } from "./fields.ts";

/** Questions of one article or service alone, with their answers. */
export const questionsSchema = (meaning: string) =>
  list(
    meaning,
    group({
      question: heading("The question."),
      answer: text("The answer, in one to four sentences.", { max: 700, mayBeEmpty: true }),
    }),
  )
    .default([])
    .transform((all) => all.filter(({ answer }) => answer));

/** content/faqs.yaml: the questions that several pages share, in the order in which they show them (DATA-01). */
export const faqsSchema = z
  .array(
    group({
      id: whole("Its number, from 1; no two entries share one.", { min: 1, max: 999 }),
      title: heading("The question, as a visitor would ask it."),
      desc: text("The answer, in two to four sentences.", { max: 700, mayBeEmpty: true }),
    }),
  )
  .transform((all) => all.filter(({ desc }) => desc));
