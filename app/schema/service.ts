import type { z } from "zod";
import { questionsSchema } from "./faq.ts";
import { group, heading, icon, kind, label, list, markdown, optionalLink, picture, text, url, whole } from "./fields.ts";
import { entry } from "./page-schemas.ts";

/** The front matter of a file in content/services, with its text as `body` (DATA-01, DET-01). */
export const serviceSchema = group({
  ...entry,
  id: whole("Its place in the list of services, from 1.", { min: 1, max: 999 }),
  url: url("The path of its page. When it changes, the desk adds the old address to redirectFrom, so that existing links keep working."),
  kinds: list("The kinds that it is listed under on /services (content/kinds.yaml).", kind("A kind's name.")),
  title: heading("The service's name, on cards and in titles.", { max: 60 }),
  place: heading("The suburb or town on its card.").optional(),
  description: text("Two lines for its card.", { min: 50, max: 110 }),
  tagText: text("A word on its card, such as Popular.", { max: 16 }).optional(),
  summary: text("One sentence for search engines.", { min: 70, max: 165 }),
  headline: heading("The page's heading and its title in search results: what is done and where, in a client's words.", { max: 60 }),
  lead: text("One or two sentences under the heading.", { min: 60, max: 260 }),
  figure: group({ value: label("The figure, with its unit."), text: text("What it is, in a sentence or two.") }).optional(),
  image: picture("The picture on its card and at the head of its page."),
  gallery: list("The pictures of its lightbox; its page shows the first four (LB-01, DET-01).", picture("A picture.")),
  galleryCaption: text("One line under the first two pictures.").optional(),
  included: list(
    "What the service includes.",
    group({
      icon: icon("Its icon."),
      title: heading("What it is, in two to four words."),
      desc: text("What is done, in one sentence.", { max: 120 }),
    }),
  ),
  steps: list("How the work goes, in order.", group({ title: heading("The step."), desc: text("A sentence or two.", { max: 240 }) })),
  reasons: list(
    "Reasons to choose the business.",
    group({ title: heading("The reason, in two to five words."), desc: text("Why, in one or two sentences.", { max: 220 }) }),
  ),
  faqCount: whole("How many of the shared questions are shown (DET-02).", { min: 0, max: 60 }),
  related: list("Services that are often booked together.", optionalLink("A service's path.")),
  ask: group({
    label: label("The heading of the card with the phone number and the chat."),
    message: label("What the chat's input is filled with."),
  }),
  callToAction: label("The question above the phone number at its end."),
  priceFrom: group({
    amount: whole("The price in rand that the work starts at.", { min: 1, max: 10_000_000 }),
    includes: text("What it includes."),
  }).optional(),
  duration: text("How long the work usually takes, such as: half a day.").optional(),
  leadTime: text("How soon it can usually start, such as: within a week.").optional(),
  guaranteeMonths: whole("For how many months the work is guaranteed.", { min: 1, max: 240 }).optional(),
  signs: label("Who on /team signs for the work, if not the owner. Anyone not listed there isn't named.").optional(),
  ownQuestions: questionsSchema("Questions on this service alone, before the shared ones."),
  urgent: label("The heading of the part of its text that comes first, such as what to do about a burst geyser.").optional(),
  background: list("Headings of parts of its text that phones fold; never prices or what to do at once.", label("A heading.")).default([]),
  body: markdown("Advice that a client of this service needs, under one or two ## headings."),
});

export type Service = z.infer<typeof serviceSchema>;
