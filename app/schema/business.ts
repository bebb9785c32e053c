import { z } from "zod";
import type { Fields } from "./fields.ts";
import { hoursSchema } from "./hours.ts";

/** content/business.yaml: every fact about the business that the site states (DATA-03). */
export const businessSchema = (fields: Fields) => {
  const { text, sentence, whole, webAddress, siteAddress, brandIcon, picture, video, list, group } = fields;
  const phone = (meaning: string) =>
    z
      .string()
      .regex(/^\+27 \d{2} \d{3} \d{4}$/, { error: "must be written as +27 21 000 0001" })
      .transform((international) => ({
        display: international.replace("+27 ", "0"),
        href: `tel:${international.replaceAll(" ", "")}`,
      }))
      .describe(meaning);
  return group({
    name: text("The business's full name.", { max: 60 }),
    shortName: text("The first line of the logo.", { max: 24 }),
    surname: text("The second line of the logo.", { max: 24 }),
    tagline: text("One sentence under the logo in the footer.", { max: 160 }),
    website: siteAddress("The site's own address, without a slash at its end."),
    phone: phone("The number in the top bar and in every call button."),
    footerPhone: phone("The second number, in the footer (NAV-05)."),
    chatPhone: z
      .string()
      .regex(/^\d{8,15}$/, { error: "must be digits only, with the country's code, such as 27210000001" })
      .describe("The number that chat messages are sent to."),
    chatIcon: brandIcon("The mark of the messaging service, on the chat button."),
    email: z.email().max(254).describe("The address that visitors write to."),
    address: group({
      street: text("Street and number."),
      suburb: text("Suburb."),
      city: text("City."),
      postalCode: text("Postal code.", { max: 8 }),
      region: text("Province."),
      country: text("Two-letter code of the country.", { min: 2, max: 2 }),
    }),
    position: group({
      latitude: z.number().min(-35).max(-22).describe("Degrees north; negative in South Africa."),
      longitude: z.number().min(16).max(33).describe("Degrees east."),
    }),
    hours: hoursSchema(fields),
    socials: list(
      "The business's pages elsewhere.",
      group({ name: text("What it is called."), icon: brandIcon("Its icon."), address: webAddress("Where it is.") }),
    ),
    map: group({
      view: webAddress("The map's page, opened by 'View on Google Maps'."),
      embed: webAddress("The map to be embedded."),
    }),
    video: group({
      title: text("The video's name, which the popup has."),
      description: sentence("What is seen and heard in it, for who cannot see or hear it."),
      address: video("The video's page at its host, or the name of a file in content/films."),
      poster: picture("What a file shows before it plays.").optional(),
    }),
    expertsTeam: text("Who signs the articles (ART-01)."),
    owner: text("Who runs the business, as named within a sentence.", { max: 40 }),
    mainAreas: text("The parts of the city that texts name when they sum up.", { max: 160 }),
    furtherTowns: text("The towns around it that texts name when they sum up.", { max: 160 }),
    answers: group({
      callOutFee: sentence("What a visit costs."),
      quoteCost: sentence("Whether a quote costs anything."),
      registrations: sentence("Who is registered where, with the numbers."),
      insurance: sentence("What the business is insured for."),
      warranty: sentence("How long the business's own work is guaranteed."),
      payment: sentence("How clients can pay."),
      deposit: sentence("Whether a deposit is due."),
      afterHours: sentence("What happens to a call outside the opening hours."),
      makes: sentence("Which makes are supplied."),
      homeFridges: sentence("Whether fridges in homes are repaired."),
      televisionWork: sentence("What is done, and what not, with DStv, Openview and cameras."),
    }).describe("What clients ask and only the owner knows; each is said in these words wherever a text names it, as `{{callOutFee}}`."),
    founded: whole("The year in the footer's copyright line.", { min: 1990, max: 2100 }),
  });
};

/** The facts of content/business.yaml, checked and resolved. */
export type Business = z.infer<ReturnType<typeof businessSchema>>;

/** The facts that code says on any page. The others are only in texts, where they are filled in before, and in the structured data. */
export type SiteBusiness = Omit<Business, "owner" | "mainAreas" | "furtherTowns" | "answers" | "position">;

/** Leaves out the facts that no code says. */
export function siteBusinessOf({
  owner: _o,
  mainAreas: _m,
  furtherTowns: _f,
  answers: _a,
  position: _p,
  ...facts
}: Business): SiteBusiness {
  return facts;
}
