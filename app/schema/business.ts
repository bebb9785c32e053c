import { z } from "zod";
import { analyticsSchema } from "./analytics.ts";
import { brandIcon, document, group, list, picture, sentence, siteAddress, text, video, webAddress, whole } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

/** What clients ask and only the owner knows. */
export const ANSWERS = [
  "callOutFee",
  "quoteCost",
  "registrations",
  "insurance",
  "warranty",
  "payment",
  "deposit",
  "afterHours",
  "makes",
  "leadTime",
  "emergencies",
  "whoDoesIt",
  "homeFridges",
  "heatPumps",
  "saleCertificates",
  "televisionWork",
] as const;

/** The trades that schema.org has names for, and its name for any other. */
const TRADES =
  "LocalBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor".split(" ");

const phone = (meaning: string) =>
  z
    .string()
    .regex(/^(\+27|0) ?\d{2} ?\d{3} ?\d{4}$/, { error: "must be a number such as +27 21 000 0001 or 021 000 0001" })
    .transform((written) => {
      const [, area, exchange, line] = /(\d{2})(\d{3})(\d{4})$/.exec(written.replaceAll(" ", "")) ?? [];
      return { display: `0${area} ${exchange} ${line}`, href: `tel:+27${area}${exchange}${line}` };
    })
    .describe(meaning);

/** A name within which no line ends. */
export const unbroken = (name: string): string => name.replaceAll(" ", "\u00a0");

/** content/business.yaml: every fact about the business that the site states (DATA-03). */
export const businessSchema = group({
  example: z.boolean().default(false).describe("Whether this is the business that the site ships with. Leave it out for your own."),
  name: text("The business's full name.", { max: 60 }),
  shortName: text("The first line of the logo.", { max: 24 }),
  surname: text("The second line of the logo.", { max: 24 }).optional(),
  tagline: text("One sentence under the logo in the footer.", { max: 160 }).optional(),
  trade: z.enum(TRADES).default("LocalBusiness").describe("What search engines are told that the business is."),
  website: siteAddress("The site's own address, without a slash at its end."),
  phone: phone("The number in the top bar and in every call button."),
  footerPhone: phone("The second number, in the footer (NAV-05).").optional(),
  chatPhone: z
    .string()
    .regex(/^\d{8,15}$/, { error: "must be digits only, with the country's code, such as 27210000001" })
    .describe(
      "The WhatsApp number that chat messages are sent to. Without it the site has no chat; other services can be among the socials.",
    )
    .optional(),
  email: z.email().max(254).describe("The address that visitors write to.").optional(),
  address: group({
    street: text("Street and number."),
    suburb: text("Suburb."),
    city: text("City."),
    postalCode: text("Postal code.", { max: 8 }),
    region: text("Province."),
    country: text("Two-letter code of the country.", { min: 2, max: 2 }),
  }).transform((address) => ({
    ...address,
    line: `${address.street.replace(/^(\d+) /, "$1\u00a0")}, ${unbroken(address.suburb)}, ${unbroken(address.city)}`,
  })),
  position: group({
    latitude: z.number().min(-35).max(-22).describe("Degrees north; negative in South Africa."),
    longitude: z.number().min(16).max(33).describe("Degrees east."),
  }).optional(),
  hours: hoursSchema.optional(),
  socials: list(
    "The business's pages elsewhere.",
    group({ name: text("What it is called."), icon: brandIcon("Its icon."), address: webAddress("Where it is.") }),
  ).default([]),
  map: group({
    view: webAddress("The map's page, opened by 'View on Google Maps'."),
    embed: webAddress("The map to be embedded."),
  }).optional(),
  video: group({
    title: text("The name of the video and its popup."),
    description: sentence("What is seen and heard in it, for people who can't see or hear it."),
    address: video("The video's page at its host, or the name of a file in content/films."),
    poster: picture("What a file shows before it plays.").optional(),
  }).optional(),
  /** What clients think (HOME-04, SERV-01, CONST-01). */
  rating: group({
    value: z
      .string()
      .regex(/^[1-5]\.\d$/, { error: "must be a figure such as '4.8', in quotes" })
      .describe("The average, out of 5."),
    count: whole("How many ratings it is based on.", { min: 1, max: 100_000 }),
  }).optional(),
  expertsTeam: text("Who signs the articles (ART-01)."),
  founded: whole("The year in the footer's copyright line.", { min: 1900, max: 2100 }).optional(),
  owner: text("Who runs the business, as named in a sentence.").optional(),
  mainAreas: text("The parts of the city that texts name as a summary.").optional(),
  furtherTowns: text("The towns around it that texts name as a summary.").optional(),
  answers: z
    .partialRecord(z.enum(ANSWERS), sentence("The answer."))
    .default({})
    .describe("What clients ask and only the owner knows. A text names an answer as `{{callOutFee}}`; unset, its sentence is left out."),
  analytics: analyticsSchema.optional(),
  legal: group({
    name: text("The name that the business is registered under.").optional(),
    company: text("Its company registration number.").optional(),
    vat: text("Its VAT number.").optional(),
    informationOfficer: text("Who answers for personal information (POPIA).").optional(),
    paiaManual: document("The PAIA manual, as a PDF.").optional(),
  }).default({}),
  registrations: list(
    "What the business and its people are registered with, such as SAQCC Gas or NHBRC.",
    group({
      body: text("The body, by its short name."),
      number: text("The registration number."),
      holder: text("Who holds it; the business, if left out.").optional(),
      address: webAddress("Where the body confirms it.").optional(),
    }),
  ).default([]),
});

export type Business = z.infer<typeof businessSchema>;

/** Leaves out the facts that no component shows: texts have them filled in already, and structured data reads them at build time. */
export function siteBusinessOf(business: Business) {
  const { example, analytics, owner, mainAreas, furtherTowns, answers, position, rating, tagline, ...said } = business;
  const { suburb, city } = said.address;
  return { ...said, tagline: [suburb, city].reduce((line, name) => line?.replaceAll(name, unbroken(name)), tagline) };
}
