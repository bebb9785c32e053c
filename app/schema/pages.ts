import { z } from "zod";
import type { Fields } from "./fields.ts";

const head = ({ text }: Fields) => ({
  title: text("The page's name in the browser's tab and in breadcrumbs.", { max: 60 }),
  description: text("One sentence for search engines.", { min: 70, max: 165 }),
});

/** What a page begins with. */
export const opening = (fields: Fields) => ({
  ...head(fields),
  heading: fields.text("The page's one main heading.", { max: 70 }),
  lead: fields.text("One or two sentences under it.", { max: 260 }),
});

/** The row of links above a list, one for each kind of what is listed. */
const kindRow = ({ text, group }: Fields) =>
  group({
    label: text("What assistive technology calls the links.", { max: 40 }),
    all: text("The link to the whole list.", { max: 20 }),
    shown: text("Is read out after a choice; {count} and {total} are replaced.", { max: 40, blanks: ["count", "total"] }),
  });

/** A tile with an icon that leads to a page (DATA-01). */
const tile = ({ icon, text, link, group }: Fields) =>
  group({
    icon: icon("Its icon."),
    title: text("What it leads to.", { max: 50 }),
    desc: text("One or two sentences.", { max: 220 }),
    link: link("Where it leads."),
    linkLabel: text("The words of its link.", { max: 30 }),
  });

/** A block of running text under its own heading. */
const block = ({ text, markdown, group }: Fields) => group({ heading: text("Its heading.", { max: 70 }), text: markdown("Its text.") });

const body = ({ markdown }: Fields) => markdown("The page's text, under ## headings.");

/** content/pages/*.md, by the file's name. */
export const pageSchemas = {
  home: (fields: Fields) =>
    fields.group({
      ...head(fields),
      hero: fields.group({
        lines: fields.list("The main heading, a line each: eight words in all at most.", fields.text("A line.", { max: 24 }), { max: 3 }),
        lead: fields.text("One sentence under it.", { max: 140 }),
        image: fields.picture("The picture beside it."),
        servicesLabel: fields.text("The gold button (HOME-02)."),
        videoLabel: fields.text("The words beside the play button.", { max: 24 }),
        phoneNote: fields.text("What happens when one calls, under the number.", { max: 30 }),
      }),
      about: fields.group({
        heading: fields.text("Its heading.", { max: 70 }),
        paragraphs: fields.list("Its text, a paragraph each.", fields.text("A paragraph."), { max: 3 }),
        counters: fields.list(
          "The two figures (HOME-03).",
          fields.group({
            value: fields.whole("The figure.", { min: 1, max: 1_000_000 }),
            suffix: z.enum(["", "+"]).describe("The sign after the figure."),
            label: fields.text("What it counts.", { max: 60 }),
          }),
          { min: 2, max: 2 },
        ),
        linkLabel: fields.text("The link to the page about the business (HOME-03)."),
        linkSubject: fields.text("What the link is about, for those who hear it without its surroundings.", { max: 30 }),
        images: fields.list("The two pictures beside it (HOME-06).", fields.picture("A picture."), { min: 2, max: 2 }),
      }),
      services: fields.group({ heading: fields.text("Its heading."), lead: fields.text("One sentence.") }),
      testimonials: fields.group({ heading: fields.text("Its heading.") }),
      posts: fields.group({ heading: fields.text("Its heading.") }),
      helpCards: fields.list("The three cards above the footer (HOME-07).", tile(fields), { min: 3, max: 3 }),
    }),
  aboutus: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      image: fields.picture("The picture beside the heading."),
      body: body(fields),
      callToAction: fields.text("The question above the large phone number.", { max: 50 }),
    }),
  helpcenter: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      tiles: fields.list("The four tiles (HELP-01).", tile(fields), { min: 4, max: 4 }),
      cardsHeading: fields.text("The heading of the three help cards."),
      links: fields.list("Further links.", fields.group({ label: fields.text("Its words."), link: fields.link("Where it leads.") }), {
        min: 2,
        max: 4,
      }),
    }),
  "helpcenter-faqs": (fields: Fields) =>
    fields.group({
      ...opening(fields),
      sections: fields.list(
        "The four sections of questions (FAQ-01).",
        fields.group({
          id: z
            .string()
            .regex(/^[a-z][a-z-]*$/, { error: "must be small letters and hyphens" })
            .max(60)
            .describe("Its anchor."),
          title: fields.text("Its heading."),
          lead: fields.text("One or two sentences under it.", { max: 400 }),
          link: fields.link("Where more about it is."),
          linkLabel: fields.text("The words of the link there."),
        }),
        { min: 4, max: 4 },
      ),
      allLabel: fields.text("The link to all questions, under the lead."),
    }),
  terms: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      intro: block(fields),
      agreements: block(fields),
      restrictions: fields.group({
        heading: fields.text("Its heading."),
        lead: fields.text("One sentence."),
        items: fields.list("The six restrictions (DATA-01).", fields.text("One restriction.", { max: 260 }), { min: 6, max: 6 }),
      }),
      questionsHeading: fields.text("The heading above all shared questions."),
    }),
  privacy: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      overview: block(fields),
      informationUse: fields.group({
        heading: fields.text("Its heading."),
        lead: fields.text("One sentence."),
        items: fields.list("How information is used, plain sentences (DATA-01).", fields.text("One use.", { max: 200 }), {
          min: 4,
          max: 9,
        }),
      }),
      voluntary: block(fields),
      thirdParties: block(fields),
      contact: block(fields),
    }),
  blogs: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      kindRow: kindRow(fields),
      articles: fields.group({
        heading: fields.text("The heading of the articles, below the posts."),
        lead: fields.text("What they are about, in one sentence.", { max: 160 }),
      }),
      sidebarLabel: fields.text("The link to the posts with a sidebar.", { max: 60 }),
      feedLabel: fields.text("The link to the feed, for feed readers.", { max: 60 }),
    }),
  "blog-standard": (fields: Fields) =>
    fields.group({
      ...opening(fields),
      sidebar: fields.group({
        aboutHeading: fields.text("The heading of the note on who writes."),
        about: fields.text("Who writes, in one or two sentences."),
        recentHeading: fields.text("The heading of the list of recent posts."),
      }),
    }),
  "blog-detail": (fields: Fields) =>
    fields.group({
      ...head(fields),
      defaultTitle: fields.text("The title when no post has the id (BLOG-06)."),
      defaultDate: z.literal("19th August 2024").describe("The date when no post has the id (BLOG-06)."),
      defaultImage: fields.picture("The picture when no post has the id (BLOG-06)."),
      writer: fields.group({
        name: fields.text("The writer's name in the side panel (BLOG-07): a role, not an invented person."),
        about: fields.text("One sentence about the writer."),
        socials: fields.list(
          "Icons that link nowhere (BLOG-07).",
          fields.group({ name: fields.text("What it is called."), icon: fields.brandIcon("Its icon.") }),
        ),
      }),
      body: fields.markdown("The text that every id shows: about travel (BLOG-05)."),
    }),
  contact: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      image: fields.picture("The picture below the places."),
      saveNumberLabel: fields.text("The button that saves the number as a contact."),
      phoneCard: fields.group({ title: fields.text("Its title."), linkLabel: fields.text("Its link's words.") }),
      emailCard: fields.group({ title: fields.text("Its title."), linkLabel: fields.text("Its link's words.") }),
      locationCard: fields.group({ title: fields.text("Its title."), linkLabel: fields.text("Its link's words (CONT-02).") }),
      hoursHeading: fields.text("The heading of the hours."),
      afterHours: fields.text("What happens outside the hours."),
      emergencyLabel: fields.text("The link to what to do in an emergency."),
      costs: fields.group({
        heading: fields.text("The heading of what a visit and a quote cost."),
        text: fields.text("What they cost, and who is registered for what."),
      }),
      areasHeading: fields.text("The heading of the areas."),
      areas: fields.list("The best known places, in alphabetical order.", fields.text("A place.", { max: 30 }), { min: 8, max: 20 }),
      areasLinkLabel: fields.text("The link to all areas."),
      problemLabel: fields.text("The link to the accessibility page, which says how to report a problem with the site."),
    }),
  services: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      kindRow: kindRow(fields),
      ask: fields.group({
        heading: fields.text("The heading of the card that fills the last row."),
        text: fields.text("One or two sentences on it."),
        linkLabel: fields.text("Its link's words."),
      }),
    }),
  team: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      image: fields.picture("The picture beside the heading."),
      trades: fields.list(
        "Who does the work, by trade; no names (RT-07).",
        fields.group({
          icon: fields.icon("Its icon."),
          title: fields.text("The trade.", { max: 40 }),
          desc: fields.text("What it answers for, in two or three sentences.", { max: 320 }),
        }),
        { min: 4, max: 8 },
      ),
      body: body(fields),
    }),
  "areas-we-serve": (fields: Fields) =>
    fields.group({
      ...opening(fields),
      regions: fields.list(
        "The suburbs and towns covered, by region: 50 or more in all.",
        fields.group({
          name: fields.text("The region.", { max: 40 }),
          note: fields.text("What the work there is like, in one or two sentences.", { max: 240 }),
          places: fields.list("Its places, in alphabetical order.", fields.text("A place.", { max: 30 })),
        }),
        { min: 4, max: 10 },
      ),
      body: body(fields),
    }),
  support: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      image: fields.picture("The picture beside the heading."),
      body: body(fields),
    }),
  accessibility: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      image: fields.picture("The picture beside the heading."),
      body: body(fields),
    }),
  "site-map": (fields: Fields) =>
    fields.group({
      ...opening(fields),
      groups: fields.group({
        business: fields.text("The heading of the pages about the business."),
        services: fields.text("The heading of the services."),
        blogs: fields.text("The heading of the lists of guides."),
        posts: fields.text("The heading of the posts."),
        articles: fields.text("The heading of the articles."),
        help: fields.text("The heading of the help pages."),
        legal: fields.text("The heading of the pages about the site itself."),
      }),
    }),
  search: (fields: Fields) =>
    fields.group({
      ...opening(fields),
      label: fields.text("What assistive technology calls the input.", { max: 60 }),
      button: fields.text("The button that goes to the results.", { max: 20 }),
      noScript: fields.text("What is said where JavaScript is off; the links follow."),
      loading: fields.text("While the first search is on its way.", { max: 60 }),
      found: fields.group({
        one: fields.text("When there is one result.", { max: 60 }),
        many: fields.text("The number of results; {count} is replaced.", { max: 60, blanks: ["count"] }),
        best: fields.text("When only the best are shown; {shown} and {count} are replaced.", { max: 80, blanks: ["shown", "count"] }),
      }),
      kinds: fields.group({
        service: fields.text("What a service is called beside its title.", { max: 20 }),
        article: fields.text("What an article is called.", { max: 20 }),
        page: fields.text("What any other page is called.", { max: 20 }),
      }),
      mentions: fields.text("Before the words that were found in the page's text.", { max: 30 }),
      synonyms: fields.list(
        "Words that mean the same to a visitor: a page that says one of them is found by the others.",
        fields.list("Words that mean the same.", fields.text("A word or a few."), { min: 2 }),
        { min: 0 },
      ),
      nothing: fields.group({
        heading: fields.text("When there is no result.", { max: 60 }),
        text: fields.text("What to do then; the phone number and the chat follow.", { max: 200 }),
        chatLabel: fields.text("The button that opens the chat.", { max: 30 }),
      }),
      failure: fields.text("When the search cannot be loaded; the button and the phone number follow.", { max: 120 }),
      tryAgain: fields.text("The button that tries again.", { max: 20 }),
      links: fields.group({
        heading: fields.text("The heading of the links.", { max: 60 }),
        items: fields.list(
          "Pages that lead to all others, for visitors who look around instead.",
          fields.group({ label: fields.text("Its words.", { max: 40 }), link: fields.link("Where it leads.") }),
          { min: 3, max: 8 },
        ),
      }),
    }),
  failure: (fields: Fields) =>
    fields.group({
      title: z.literal("Unexpected Application Error").describe("The screen's title (ERR-01)."),
      notFound: fields.text("What is said when no page lives at the address.", { max: 160 }),
      failed: fields.text("What is said when something broke.", { max: 160 }),
      offline: fields.text("What is said when a part of the site could not be loaded.", { max: 200 }),
      tryAgain: fields.text("The button that tries again."),
      home: fields.text("The button to the home page."),
      services: fields.text("The button to the services."),
    }),
} satisfies Record<string, (fields: Fields) => z.ZodType>;

/** The name of a file of content/pages. */
export type PageName = keyof typeof pageSchemas;

/** The content of one file of content/pages, checked and resolved. */
export type PageContent<Name extends PageName> = z.infer<ReturnType<(typeof pageSchemas)[Name]>>;
