import { z } from "zod";
import type { Fields } from "./fields.ts";

/** content/business.yaml: every fact about the business that the site states (DATA-03). */
export const businessSchema = ({ text, whole, webAddress, brandIcon, list, group }: Fields) => {
  const phone = (meaning: string) =>
    z
      .string()
      .regex(/^\+27 \d{2} \d{3} \d{4}$/, { error: "must be written as +27 21 000 0001" })
      .transform((international) => ({
        display: international.replace("+27 ", "0"),
        href: `tel:${international.replaceAll(" ", "")}`,
      }))
      .describe(meaning);
  const time = (meaning: string) =>
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of day such as 08:00" })
      .describe(meaning);
  return group({
    name: text("The business's full name.", { max: 60 }),
    shortName: text("The first line of the logo.", { max: 24 }),
    surname: text("The second line of the logo.", { max: 24 }),
    tagline: text("One sentence under the logo in the footer.", { max: 160 }),
    website: webAddress("The site's own address, without a slash at its end."),
    phone: phone("The number in the top bar and in every call button."),
    footerPhone: phone("The second number, in the footer (NAV-05)."),
    chatPhone: z
      .string()
      .regex(/^\d{8,15}$/, { error: "must be digits only, with the country's code, such as 27210000001" })
      .describe("The number that chat messages are sent to."),
    chatIcon: brandIcon("The mark of the messaging service, on the chat button."),
    email: z.email().describe("The address that visitors write to."),
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
    hours: group({
      summary: text("The hours in words, as in the top bar (HOME-01)."),
      days: list(
        "One entry for each day that has the same hours all week, Monday first.",
        group({
          day: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]).describe("The day."),
          opens: time("When the day begins; left out on a day that is closed.").optional(),
          closes: time("When the day ends; left out on a day that is closed.").optional(),
        }),
        { min: 7, max: 7 },
      ),
    }),
    socials: list(
      "The business's pages elsewhere.",
      group({ name: text("What it is called."), icon: brandIcon("Its icon."), address: webAddress("Where it is.") }),
    ),
    map: group({
      view: webAddress("The map's page, opened by 'View on Google Maps'."),
      embed: webAddress("The map to be embedded."),
    }),
    video: group({
      title: text("What the video shows."),
      address: webAddress("The video's page at its host."),
    }),
    expertsTeam: text("Who signs the articles (ART-01)."),
    founded: whole("The year in the footer's copyright line.", { min: 1990, max: 2100 }),
  });
};

export type Business = z.infer<ReturnType<typeof businessSchema>>;
