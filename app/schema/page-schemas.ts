import { z } from "zod";
import {
  brandIcon,
  group,
  heading,
  icon,
  label,
  labels,
  linkList,
  links,
  list,
  markdown,
  optionalLink,
  picture,
  questionId,
  text,
  whole,
} from "./fields.ts";
import { anchorOf } from "./prose.ts";
import { typeset } from "./typeset.ts";

const head = {
  title: label("The page's name in breadcrumbs and, without a title of its own, in the browser's tab."),
  tabTitle: label("The page's title in the browser's tab and in search results: at most 60 characters.").optional(),
  description: text("One sentence for search engines.", { min: 70, max: 165 }),
};

export const opening = {
  ...head,
  heading: heading("The page's one main heading."),
  lead: text("One or two sentences under it.", { max: 260 }),
  callToAction: label("The question above the phone number at the end, if not the usual one.").optional(),
};

const formerPath = z
  .string()
  .regex(/^\/[^\s?#"*$\\]+$/, { error: "must be a path that begins with a slash, such as /old-page" }) // what a host's rules can hold
  .describe("A path.");

const moved = { redirectFrom: list("Former paths of this page, which lead here.", formerPath).default([]) };

/** What a service, a post or an article has besides: it can be left out for a while without deleting it. */
export const entry = {
  ...moved,
  hidden: z.boolean().optional().describe("Whether the page is left out for now: from lists, menus, the search and its path."),
};

/** What the head of a page can have beside its heading. */
export const heroImage = { image: picture("The picture beside the heading.").optional() };

/** What every page has, and a page's own fields (docs/contributing.md). */
export const pageSchema = <Own extends z.ZodRawShape>(own: Own) => group({ ...opening, ...moved, ...own });

/** The row of links above a list, one for each kind of what is listed. */
const kindRow = group({
  label: label("What the links are for, above them where steps come first and for assistive technology everywhere."),
  all: label("The link to the whole list."),
  shown: label("Read out after a choice; {count} and {total} are replaced.", "count", "total"),
});

export const step = group({ title: label("The step."), desc: label("What happens.") });

/** A tile with an icon that leads to a page (DATA-01). */
const tile = group({
  icon: icon("Its icon."),
  title: heading("What it leads to."),
  desc: text("One or two sentences.", { max: 220 }),
  link: optionalLink("Where it leads."),
  linkLabel: label("The words of its link."),
});

const pictureLink = group({ label: label("Its words."), link: optionalLink("Where it leads."), image: picture("A picture.").optional() });

const contactCard = group({
  title: label("Its title."),
  note: label("What it is for, where there is more than one way to phone or write.").optional(),
  linkLabel: label("Its link's words."),
});

/** One wall in two pictures (LOOK-01). */
const openedWall = {
  finished: picture("The finished wall."),
  opened: picture("The same wall opened, taken from the same place."),
  dividerLabel: label("What assistive technology calls the divider."),
};

/** What the failure screen says of one kind of failure. */
const saying = { heading: heading("What has happened, large."), text: label("What to do now.") };
const said = (when: string) => group(saying).describe(when);

const DEGREES = String.raw`\s*(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)\s*`;
const toPosition = (text: string) => text.split(",").map(Number) as [latitude: number, longitude: number];
const position = z
  .string()
  .regex(new RegExp(`^${DEGREES}$`), { error: "must be latitude and longitude in degrees, such as -33.92, 18.42" })
  .transform(toPosition);
const outline = z
  .string()
  .regex(new RegExp(`^${DEGREES}(;${DEGREES}){2,}$`), {
    error: "must be three positions or more, such as -33.9, 18.4; -33.9, 18.5; -34, 18.4",
  })
  .transform((text) => text.split(";").map(toPosition))
  .describe("An outline.");

const side = z.enum(["start", "end", "above", "below"]).default("start");

/** A file of content/pages that `fileSchemas` (app/pages.ts) does not name: a page with one long text. */
export const textPageSchema = pageSchema({
  group: z.enum(["business", "help", "legal"]).default("help").describe("Where the site map lists it; legal also numbers its headings."),
  ...heroImage,
  body: markdown("The page's text, under ## headings."),
  pictures: list("With isWide: a picture for each ## part of the text but the first.", picture("A picture.")).default([]),
  pointPictures: list("With isWide: a picture for each ### part of the first ## part.", picture("A picture.")).default([]),
  isWide: z.boolean().default(false).describe("Whether its parts run across the page, alternately on pale blue, with no contents list."),
  promise: text("What the owner promises, in a sentence. With it come the figures.").optional(),
  promisePicture: picture("The picture that the promise stands on; its words are on the left.").optional(),
  cards: label("The heading of the part shown first, with its ### parts side by side, such as what to do in an emergency.").optional(),
  isEmergency: z.boolean().default(false).describe("With cards: whether they say what to do in an emergency."),
  questionsHeading: heading("The heading above all shared questions, if they follow the text.").optional(),
  testimonialsHeading: heading("The heading above what clients say, if that follows the text.").optional(),
});

export type TextPage = z.infer<typeof textPageSchema>;

/** The files of content/pages whose pages look unlike any other, by name. */
export const pageSchemas = {
  home: group({
    ...head,
    ...moved,
    hero: group({
      lines: list("The main heading, a line each: what is done, for what, and where.", heading("A line.", { max: 30 }))
        .min(1)
        .max(4),
      lead: text("One sentence under it.", { max: 140 }),
      image: picture("The picture beside it."),
      darkImage: picture("The same place at dusk: for the dark theme, and from 18:00 to 6:00.").optional(),
      message: label("What the message to the business begins with."),
      servicesLabel: label("The link to the services (HOME-02)."),
      videoLabel: label("The words beside the play button (HOME-02), if there is a film."),
    }),
    problems: group({
      heading: label("The question before the links."),
      links: links("What a visitor may have, in a visitor's words, and where the answer is (LOOK-02)."),
    }).optional(),
    proof: list(
      "Why to choose the business, in facts. One whose facts are not set is left out.",
      group({ title: heading("The point."), text: text("A sentence about it.", { mayBeEmpty: true }) }),
    )
      .default([])
      .transform((all) => all.filter(({ text }) => text)),
    wall: group({
      heading: heading("Its heading."),
      text: text("One or two sentences under it."),
      ...openedWall,
      trades: list(
        "What is behind the wall.",
        group({
          title: heading("The trade."),
          desc: text("What it leaves there."),
          x: whole("Where its number is, in percent of the picture's width.", { min: 0, max: 100 }),
          y: whole("The same, in percent of its height.", { min: 0, max: 100 }),
        }),
      ),
    })
      .optional()
      .describe("One wall, finished and opened (LOOK-01)."),
    about: group({
      heading: heading("Its heading."),
      promise: group({
        text: text("What the owner says, in the owner's words."),
        by: text("Who says it. If this isn't set, both are left out.", { mayBeEmpty: true }),
      }).optional(),
      counters: list(
        "The figures (HOME-03).",
        group({
          value: whole("The figure.", { min: 1, max: 1_000_000 }),
          suffix: z.enum(["", "+"]).describe("The sign after the figure."),
          label: text("What it counts."),
        }),
      ),
      linkLabel: label("The link to the page about the business (HOME-03)."),
      linkSubject: label("What the link is about, for those who hear it without its surroundings."),
      images: list("The two pictures beside it (HOME-06).", picture("A picture.")).length(2),
    }),
    services: group({ heading: heading("Its heading."), lead: text("One sentence.").optional() }),
    testimonials: group({ heading: heading("Its heading.") }).optional(),
    posts: group({ heading: heading("Its heading.") }).optional(),
    helpHeading: heading("The heading above the cards."),
    helpCards: linkList("The cards above the footer (HOME-07).", tile),
  }),
  helpcenter: pageSchema({
    ...heroImage,
    tiles: linkList("The tiles (HELP-01).", tile),
    steps: list("What happens after a call, beside the large phone number.", step),
    cardsHeading: heading("The heading of the help cards."),
    links: links("Further links."),
  }),
  "helpcenter-faqs": pageSchema({
    sections: list(
      "The sections of questions (FAQ-01).",
      group({
        title: heading("Its heading."),
        lead: text("One or two sentences under it."),
        questions: list("The shared questions that are about it alone.", questionId("A question's id.")).default([]),
        links: links("What else is asked about it, with the answers elsewhere.").default([]),
      }).transform((section) => ({ ...section, id: anchorOf(section.title) })),
    ).min(1, { error: "is empty: add a section, or delete the file, and the page goes." }),
    sharedHeading: heading("Above the questions that all sections share."),
    links: links("Where to go instead, under the lead, such as to all questions.").default([]),
  }),
  blogs: pageSchema({
    kindRow,
    articles: group({
      heading: heading("The heading of the articles, below the posts."),
      lead: text("What they are about, in one sentence."),
    }),
    sidebarLabel: label("The link to the posts with a sidebar."),
    feedLabel: label("The link to the feed, for feed readers."),
  }),
  "blog-standard": pageSchema({ othersHeading: label("The heading of the articles beside the posts.") }),
  "blog-detail": group({
    ...head,
    ...moved,
    defaultTitle: label("The title when no post has the id (BLOG-06)."),
    defaultDate: label("The date when no post has the id (BLOG-06)."),
    defaultImage: picture("The picture when no post has the id (BLOG-06)."),
    writer: group({
      name: label("The writer's name in the side panel (BLOG-07): a role, not an invented person."),
      about: label("One sentence about the writer."),
      socials: list("Icons that link nowhere (BLOG-07).", group({ name: label("What it is called."), icon: brandIcon("Its icon.") })),
    }),
    guideLabel: label("The link to the post with the id."),
    column: group({
      label: label("Above the text's title, where a post with the id stands above it: what the text is."),
      lead: text("Under its title: what it has to do with the business.", { max: 260 }),
    }),
    body: markdown("The text that every id shows: about travel (BLOG-05)."),
  }),
  contact: pageSchema({
    saveNumberLabel: text("The button that saves the number as a contact."),
    phoneCard: contactCard,
    emailCard: contactCard,
    locationCard: contactCard,
    hoursHeading: heading("The heading of the hours."),
    afterHours: text("What happens outside the hours.", { mayBeEmpty: true }).optional(),
    emergencyLabel: label("The link to what to do in an emergency, if a page says so.").optional(),
    costs: group({
      heading: heading("The heading of what a visit and a quote cost."),
      text: text("What they cost, and who is registered for what.", { mayBeEmpty: true }),
    }),
    areasHeading: heading("The heading of the areas."),
    areas: list("The best known places, in alphabetical order.", text("A place.")),
    areasLinkLabel: label("The link to all areas."),
  }),
  services: pageSchema({
    ...heroImage,
    kindRow,
    ask: group(labels("heading", "text", "linkLabel")).describe("The card that fills the last row."),
  }),
  team: pageSchema({
    ...heroImage,
    people: list(
      "Who works here.",
      group({
        name: heading("The person's name."),
        role: text("What the person is, such as: Electrician."),
        says: text("What the person does for a client, in the person's own words.").optional(),
        photo: picture("The person or their work, cropped to the room beside the words; its middle is always seen.").optional(),
        registrations: list("What the person is registered with, such as: SAQCC Gas 12345.", text("A registration.")).default([]),
      }),
    ).default([]),
    trades: list(
      "Who does the work, by trade (RT-07).",
      group({
        icon: icon("Its icon."),
        title: heading("The trade."),
        desc: text("What it answers for, in two or three sentences.", { max: 320 }),
        person: text("The name of the one of the people who answers for it; it then stands beside that name.").optional(),
        by: text("Who does it, such as: We do it ourselves, or: We bring in a registered electrician.").optional(),
      }),
    ).default([]),
    tradesHeading: heading("The heading above the other trades, where there are people too.").optional(),
    body: markdown("The page's text, under ## headings."),
  }),
  "areas-we-serve": pageSchema({
    regions: list(
      "The suburbs and towns covered, by region.",
      group({
        name: heading("The region."),
        note: text("What the work there is like, in one or two sentences."),
        places: list("Its places, in alphabetical order.", heading("A place.")),
        links: links("The services most asked for there, or a page about the work there.").default([]),
      }).transform((region) => ({ ...region, id: anchorOf(region.name) })),
    ),
    map: group({
      label: label("What assistive technology calls the map."),
      positions: z
        .record(z.string().transform(typeset), position)
        .describe("Where the places are, and a region's number if need be, by name."),
      land: list("Outlines of land: positions, with semicolons between them. They may reach far beyond the places.", outline).default([]),
      ownSide: side.describe("The side that the business's own name is on."),
      named: list(
        "The places whose names are on the map.",
        group({
          place: heading("A place that has a position."),
          side: side.describe("The side of its dot that its name is on: the start is on the right."),
          onlyWide: z.boolean().default(false).describe("Whether a phone's map has no room for its name."),
        }),
      ).default([]),
    })
      .superRefine(({ named, positions }, context) => {
        for (const [index, { place }] of named.entries()) {
          const message = `has no position. Add '${place}' to the positions, or leave it out here.`;
          if (!positions[place]) context.addIssue({ code: "custom", path: ["named", index, "place"], message });
        }
      })
      .optional()
      .describe("The map of the areas (LOOK-03). Without it, or without positions, there is none."),
    body: markdown("The page's text, under ## headings."),
  }),
  "site-map": pageSchema({
    groups: group(labels("services", "serviceLists", "posts", "articles", "blogs", "business", "help", "legal")).describe("The headings."),
  }),
  search: pageSchema({
    label: label("What assistive technology calls the input."),
    button: label("The button that goes to the results."),
    noScript: label("Shown where JavaScript is off; the links follow."),
    loading: label("Shown while the first search loads."),
    found: group({
      one: label("When there is one result."),
      many: label("The number of results; {count} is replaced.", "count"),
    }),
    kinds: group(labels("service", "article")).describe("What a service and a guide are called above their titles."),
    mentions: label("Before a page's headings that mention what was searched for."),
    others: label("Above the titles of the other pages found."),
    examples: list("What a visitor may search for, as links under the input.", label("A word or a few.")).default([]),
    synonyms: list("Groups of words; each word also finds the others.", list("Words that mean the same.", label("A word or a few."))),
    nothing: group({
      heading: label("When there is no result."),
      text: label("What to do then; the phone number and the chat follow."),
      message: label("What the message to the business begins with; {query} is replaced.", "query"),
    }),
    failure: label("When the search cannot be loaded; the button and the phone number follow."),
    links: group({
      heading: label("The heading of the links."),
      items: linkList("Pages that lead to all others, for visitors who would rather look around.", pictureLink),
    }),
  }),
  failure: group({
    title: label("The screen's title, small above the rest (ERR-01)."),
    notFound: group({ ...saying, wall: group(openedWall).optional() }).describe("When there is no page at the address."),
    failed: said("When something broke."),
    offline: said("When a part of the site could not be loaded."),
    search: label("What assistive technology calls the input of the search, when there is no page at the address."),
    home: label("The button to the home page."),
    services: label("The button to the services."),
  }),
} satisfies Record<string, z.ZodType>;

/** The name of a file of content/pages that has a schema of its own. */
export type PageName = keyof typeof pageSchemas;

export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
