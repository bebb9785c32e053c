import { z } from "zod";
import type { Fields, Picker } from "./fields.ts";
import { PUBLIC_HOLIDAYS } from "./public-holidays.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** When the business is open: in words, day by day, and the exceptions (HOME-01). */
export const hoursSchema = (fields: Fields) => {
  const { text, sentence, list, group } = fields;
  const day = group({ day: z.enum(WEEK).describe("The day."), ...times("left out on a day that is closed") }).superRefine(checkTimes);
  return group({
    summary: group({
      days: text("The days in words, as in the top bar (HOME-01).", { max: 40 }),
      times: text("The times in words, which follow the days.", { max: 40 }),
      closed: sentence("The days on which nobody works, as `{{closedDays}}`, such as: We're closed on Sundays."),
    }).transform((summary) => ({ ...summary, whole: `${summary.days} ${summary.times}` })),
    days: list("The seven days, Monday first.", day)
      .refine((days) => days.map((each) => each.day).join() === WEEK.join(), {
        error: "must list the seven days once each, Monday first.",
      })
      .meta({ description: "The seven days, and when you work on them.", picker: "week" satisfies Picker }),
    holidaysWorked: holidaysWorkedSchema(fields),
    otherDays: otherDaysSchema(fields),
  }).superRefine(checkSummary);
};

/** A time of day as people write it: 8am, 9.30 am, 17:00, 17h00. */
const WRITTEN_TIME = /\b(?:(\d{1,2})(?:[.:](\d\d))? ?([ap])m|(\d{1,2})[:h](\d\d))\b/gi;
const DAY = "(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?";
/** A day of the week in full or short, or the first and the last of several. */
const WRITTEN_DAYS = new RegExp(String.raw`\b${DAY}\b(?:\s*(?:-|–|to|until)\s*${DAY}\b)?`, "gi");
/** A summary that says when the business is closed names days and times for another reason. */
const SAYS_CLOSED = /closed|except|not\b/i;
/** A sentence on closed days that names others, too. */
const NAMES_PARTS_OF_DAYS = /morning|afternoon|evening|\b(after|before|from|open|except)\b/i;
/** A summary that names all days, or several, in another way. */
const NAMES_SEVERAL = /daily|week|every|seven|\b7 days/i;

type Times = { opens?: string | undefined; closes?: string | undefined };
type AddIssue = { addIssue(issue: { code: "custom"; path?: PropertyKey[]; message: string }): void };
type Summary = Record<"days" | "times" | "closed", string>;

/** The top bar says the words, 'open now' goes by the days: they must agree. */
function checkSummary({ summary, days }: { summary: Summary; days: (Times & { day: string })[] }, { addIssue }: AddIssue): void {
  const report = (field: keyof Summary, found: string) =>
    addIssue({ code: "custom", path: ["summary", field], message: `${found}. Make the words and the days agree.` });
  const open = new Set(days.flatMap(({ day, opens }) => (opens ? [day] : [])));
  if (!NAMES_PARTS_OF_DAYS.test(summary.closed))
    for (const day of namedDays(summary.closed)) if (open.has(day)) report("closed", `names ${day}, but that day has hours`);
  const words = `${summary.days} ${summary.times}`;
  if (SAYS_CLOSED.test(words)) return;
  const times = new Set(days.flatMap(({ opens, closes }) => [opens, closes]));
  const wrong = [...words.matchAll(WRITTEN_TIME)].flatMap(([written, hour, minute = "00", half, hour24 = "", minute24]) => {
    const time = half ? `${(Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)}:${minute}` : `${hour24}:${minute24}`;
    return times.has(time.padStart(5, "0")) ? [] : [`'${written}'`];
  });
  if (wrong.length > 0) report("times", `says ${wrong.join(" and ")}, but no day opens or closes then`);
  const named = namedDays(words);
  for (const day of named) if (!open.has(day)) report("days", `names ${day}, which has no hours`);
  if (named.size === 0 || NAMES_SEVERAL.test(words)) return;
  for (const day of open) if (!named.has(day)) report("days", `leaves out ${day}, which has hours`);
}

/** The days that words such as `Mon-Fri, and Sat` name. */
const namedDays = (words: string): Set<string> =>
  new Set(
    [...words.matchAll(WRITTEN_DAYS)].flatMap(([, first = "", last = first]) => {
      const placeOf = (name: string) => WEEK.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
      const [from, to] = [placeOf(first), placeOf(last)];
      return WEEK.filter((_, day) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
    }),
  );

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

/** Both times or none, the later one last. */
function checkTimes({ opens, closes }: Times, { addIssue }: AddIssue): void {
  if (!opens !== !closes) {
    const found = opens ? "opens without closes" : "closes without opens";
    addIssue({ code: "custom", message: `has ${found}. Give both, or neither.` });
  } else if (opens && closes && closes <= opens) {
    const message = "must be later than opens, on the same day. A day ends at 23:59 at the latest.";
    addIssue({ code: "custom", path: ["closes"], message });
  }
}

/** Each holiday is known by its place in `PUBLIC_HOLIDAYS`. */
const holidaysWorkedSchema = ({ list, group }: Fields) => {
  const worked = group({
    holiday: z.enum(PUBLIC_HOLIDAYS).describe("The holiday's name, as the Public Holidays Act has it."),
    ...times("left out when the weekday's hours hold"),
  }).superRefine(checkTimes);
  return list("The public holidays on which you work; on the others you are closed.", worked)
    .refine((entries) => new Set(entries.map(({ holiday }) => holiday)).size === entries.length, {
      error: "has a holiday twice. Take one of the two out.",
    })
    .transform((entries) => entries.map(({ holiday, ...hours }) => ({ holiday: PUBLIC_HOLIDAYS.indexOf(holiday), ...hours })))
    .default([]);
};

/** Exceptions that are not public holidays of the Act: the builders' holiday, an election, a short day. */
const otherDaysSchema = ({ day, text, list, group }: Fields) => {
  const other = group({
    reason: text("Why, in a few words, such as: Builders' holiday."),
    from: day("The day, or the first of several."),
    to: day("The last of several days.").optional(),
    ...times("left out when you are closed"),
  })
    .superRefine(checkTimes)
    .refine(({ from, to = from }) => to >= from, { path: ["to"], error: "is before the first day. Check the years." })
    .transform(({ to, ...rest }) => ({ ...rest, to: to ?? rest.from }));
  return list("Days that are not as the week says, and no public holidays. Of two that share a day the first holds.", other).default([]);
};
