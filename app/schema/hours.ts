import { z } from "zod";
import { day, group, list, type Picker, sentence, siteLanguage, text } from "./fields.ts";
import { PUBLIC_HOLIDAYS } from "./public-holidays.ts";
import { weekdayName, weekInWords } from "./week.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const timeOfDay = (meaning: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of day such as 08:00" })
    .meta({ description: meaning, picker: "time" satisfies Picker })
    .optional();

/** The two times of a day. @param when On which days they are left out. */
const times = (when: string) => ({
  opens: timeOfDay(`When the day begins; ${when}.`),
  closes: timeOfDay(`When the day ends; ${when}.`),
});

const inOrder = <Day extends z.ZodType<{ opens?: string | undefined; closes?: string | undefined }>>(day: Day): Day =>
  day
    .refine(({ opens, closes }) => !opens === !closes, { error: "has one time without the other. Give both, or neither." })
    .refine(({ opens = "", closes = "24:00" }) => opens < closes, {
      path: ["closes"],
      error: "must be later than opens, on the same day. A day ends at 23:59 at the latest.",
    });

const weekday = inOrder(group({ day: z.enum(WEEK).describe("The day."), ...times("left out on a day that is closed") }));

/** An exception other than a public holiday by law: the builders' holiday, an election, a short day. */
const otherDay = inOrder(
  group({
    reason: text("Why, in a few words, such as: Builders' holiday."),
    from: day("The day, or the first of several."),
    to: day("The last of several days.").optional(),
    ...times("left out when you are closed"),
  }),
)
  .refine(({ from, to = from }) => to >= from, { path: ["to"], error: "is before the first day. Check the years." })
  .transform(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from }));

/** When the business is open: in words, day by day, and the exceptions (HOME-01). */
export const hoursSchema = group({
  closed: sentence("The days on which nobody works, as `{{closedDays}}`, such as: We're closed on Sundays."),
  days: list("The seven days, Monday first.", weekday)
    .refine((days) => days.map((each) => each.day).join() === WEEK.join(), {
      error: "must list the seven days once each, Monday first.",
    })
    .meta({ description: "The seven days, and when you work on them.", picker: "week" satisfies Picker }),
  holidaysWorked: list(
    "The public holidays on which you work, in the weekday's hours; on the others you are closed.",
    z.enum(PUBLIC_HOLIDAYS).describe("The holiday's name, as the Public Holidays Act has it."),
  )
    .transform((worked) => PUBLIC_HOLIDAYS.filter((name) => worked.includes(name)))
    .default([]),
  otherDays: list("Other days that differ from the week. Where two share a day, the first counts.", otherDay).default([]),
}).transform(({ days, ...hours }) => ({
  ...hours,
  // Named when the site is built: a browser may spell a name otherwise than Node, and hydration would find a mismatch.
  days: days.map((day, index) => ({ ...day, name: weekdayName(index, siteLanguage(), "long") })),
  summary: weekInWords(days, siteLanguage()),
}));
