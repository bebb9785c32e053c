import type { z } from "zod";
import type { Fields } from "./fields.ts";

/** How many services there are (DATA-01, CONST-01). */
export const SERVICE_COUNT = 10;

/** Bounds of a service page's own words: lead, what is included, how the work goes, reasons and text. */
export const SERVICE_WORDS = { min: 400, max: 700 };

/** The front matter of a file in content/services, with its text as `body` (DATA-01, DET-01). */
export const serviceSchema = ({ text, whole, url, kinds, picture, icon, link, markdown, list, group }: Fields) =>
  group({
    id: whole("Its place in the list of services, from 1.", { min: 1, max: SERVICE_COUNT }),
    url: url("The path of its page; app/route-table.ts lists it."),
    kinds: kinds("The kinds that it is listed under on /services (content/kinds.yaml)."),
    title: text("The service's name, on cards and in titles.", { max: 60 }),
    place: text("The suburb or town on its card.", { max: 24 }),
    description: text("Two lines for its card.", { min: 50, max: 110 }),
    tagText: text("A word on its card, such as Popular.", { max: 16 }).optional(),
    summary: text("One sentence for search engines.", { min: 70, max: 165 }),
    headline: text("The page's heading: a promise of at most eight words.", { max: 70 }),
    lead: text("One or two sentences under the heading.", { min: 60, max: 260 }),
    image: picture("The picture on its card and at the head of its page."),
    gallery: list("The four pictures of its lightbox; the first two are shown (LB-01, DET-01).", picture("A picture."), { min: 4, max: 4 }),
    galleryCaption: text("One line under the two pictures.", { max: 140 }),
    included: list(
      "What the service includes.",
      group({
        icon: icon("Its icon."),
        title: text("What it is, in two to four words.", { max: 40 }),
        desc: text("What is done, in one sentence.", { max: 120 }),
      }),
      { min: 6, max: 8 },
    ),
    steps: list(
      "How the work goes, in order.",
      group({ title: text("The step.", { max: 40 }), desc: text("What happens, in one or two sentences.", { max: 240 }) }),
      { min: 3, max: 6 },
    ),
    reasons: list(
      "Reasons to choose the business.",
      group({ title: text("The reason, in two to five words.", { max: 40 }), desc: text("Why, in one or two sentences.", { max: 220 }) }),
      { min: 4, max: 4 },
    ),
    prepare: list(
      "What is good to have ready when calling.",
      group({ label: text("What.", { max: 24 }), value: text("An example.", { max: 40 }) }),
      { min: 3, max: 6 },
    ),
    faqCount: whole("How many of the shared questions are shown: 3 or 4 (DET-02).", { min: 3, max: 4 }),
    related: list("Three services that are often booked together.", link("A service's path."), { min: 3, max: 3 }),
    ask: group({
      label: text("The words on the button that opens the chat.", { max: 32 }),
      message: text("What the chat's input is filled with.", { max: 160 }),
    }),
    callToAction: text("The question above the large phone number.", { max: 50 }),
    body: markdown("Advice that a client of this service needs, under one or two ## headings."),
  });

/** A file of content/services, checked and resolved. */
export type Service = z.infer<ReturnType<typeof serviceSchema>>;
