import { z } from "zod";
import { group, label, labels, links } from "./fields.ts";
import { PUBLIC_HOLIDAYS } from "./public-holidays.ts";

/** content/labels.yaml: labels that many pages share, so that no component holds a sentence of its own. */
export const labelsSchema = group({
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, { error: "must be the tag of a language, such as en-ZA or af." })
    .describe("The language of the site's words, as a BCP 47 tag."),
  navigation: group({
    ...labels("name", "topBar", "aside", "skip", "open", "close", "breadcrumb", "call", "search", "loading"),
    main: links("The menu's links (NAV-01); the Pages submenu comes before the last."),
    pages: group({ ...labels("label"), links: links("Its links.") }),
  }),
  footer: group({
    company: group({ ...labels("heading"), links: links("The Company links (NAV-05).") }),
    services: group({ ...labels("heading"), links: links("Some services.") }),
    legal: group(labels("company", "vat", "informationOfficer")),
    visit: group(labels("heading", "phoneLabel", "contactLabel")),
    end: links("The links in the last line."),
  }),
  controls: group(labels("name", "dark", "direction", "top")),
  card: group({
    ...labels("explore", "allServices", "allPosts"),
    rating: label("The rating as it is shown (CONST-01); {value} and {count} are replaced.", "value", "count"),
    ratingSpoken: label("The rating as it is read out; {value} and {count} are replaced.", "value", "count"),
    readMinutes: label("The read time; {minutes} is replaced.", "minutes"),
    priceFrom: label("The price on a service's card; {amount} is replaced.", "amount"),
  }),
  opening: group({
    ...labels("openNow", "closed"),
    until: label("Until when; {time} is replaced.", "time"),
    opensToday: label("When it opens later today; {time} is replaced.", "time"),
    opens: label("When it opens within the next six days; {day} and {time} are replaced.", "day", "time"),
    opensOn: label("When it opens later than that; {day}, which is a date then, and {time} are replaced.", "day", "time"),
  }),
  hours: group({
    fromTo: label("Hours, or the first and the last of several days; {from} and {to} are replaced.", "from", "to"),
    ...labels("closedDay", "today", "weekdayHours", "holidaysClosed", "holidaysOtherwiseClosed", "holidaysOpen"),
    holidays: group(labels(...PUBLIC_HOLIDAYS)).describe("The public holidays, as visitors read them."),
    otherDay: label("A day with hours of its own, and why; {day} and {reason} are replaced.", "day", "reason"),
  }),
  callToAction: group({ ...labels("heading"), chatLabel: label("The button that leads to the chat.") }),
  service: group({
    ...labels("included", "steps", "reasons", "questions", "facts", "priceFrom"),
    ...labels("duration", "leadTime", "guarantee", "related", "person", "signs", "enlarge"),
    months: label("The guarantee; {months} is replaced.", "months"),
  }),
  article: group({
    ...labels("breadcrumb", "talk", "contents", "questions", "contact"),
    ...labels("next", "author", "print", "pager", "detailReadMinutes", "home"),
    checked: label("When the facts were last checked; {day} is replaced.", "day"),
  }),
  carousel: group({
    ...labels("carousel", "slide", "previous", "next", "pause", "play"),
    position: label("Names a slide; {number} and {count} are replaced.", "number", "count"),
  }),
  lightbox: group({
    ...labels("name", "close", "next", "previous", "zoomIn", "zoomOut", "failure"),
    position: label("Which picture is shown; {number} and {count} are replaced.", "number", "count"),
  }),
  map: group(labels("title", "close")),
  loading: group(labels("offline", "again")),
  offline: group(labels("lead", "kept", "contact")),
  video: group(labels("close", "failure", "elsewhere")),
  chat: group({
    ...labels("name", "open", "close", "messages", "typing", "message", "send", "notification", "status", "greeting", "placeholder"),
    statusClosed: label("A second line under it outside the hours; {opening}, which says when they begin, is replaced.", "opening"),
  }),
});

export type Labels = z.infer<typeof labelsSchema>;
