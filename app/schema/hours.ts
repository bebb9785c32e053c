import { z } from "zod";
import type { Fields } from "./fields.ts";
import { PUBLIC_HOLIDAYS } from "./public-holidays.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** As many other days as a year can have with sense; each weighs some 40 bytes on every page. */
const MAX_OTHER_DAYS = 40;

/** The longest time for which a business closes; a longer one is a wrong year. In days. */
const MAX_RANGE = 120;
const DAY_MS = 86_400_000;

/** When the business is open: in words, and day by day for what changes with the time. */
export const hoursSchema = (fields: Fields) => {
  const { text, sentence, list, group } = fields;
  const day = group({
    day: z.enum(WEEK).describe("The day."),
    ...times("left out on a day that is closed"),
  }).superRefine(checkTimes("on a day that is closed"));
  return group({
    summary: group({
      days: text("The days in words, as in the top bar (HOME-01).", { max: 40 }),
      times: text("The times in words, which follow the days.", { max: 40 }),
      closed: sentence("The days on which nobody works, as `{{closedDays}}`, such as: We're closed on Sundays."),
    }).transform((summary) => ({ ...summary, whole: `${summary.days} ${summary.times}` })),
    days: list("The seven days, Monday first.", day, { min: WEEK.length, max: WEEK.length }).superRefine((days, context) => {
      for (const [index, wanted] of WEEK.entries()) {
        const message = `must be '${wanted}': list the seven days once each, Monday first.`;
        if (days[index] && days[index].day !== wanted) context.addIssue({ code: "custom", path: [index, "day"], message });
      }
    }),
    holidaysWorked: holidaysWorkedSchema(fields),
    otherDays: otherDaysSchema(fields),
  }).superRefine(checkSummary);
};

/** A time of day as people write it: 8am, 9.30 am, 17:00, 17h00. A bare number is none. */
const WRITTEN_TIME = /\b(?:(\d{1,2})(?:[.:](\d\d))? ?([ap])m|(\d{1,2})[:h](\d\d))\b/gi;
/** A day of the week in full or short. */
const WRITTEN_DAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?)?\b/gi;
/** A summary that says when the business is closed names days and times for another reason. */
const SAYS_CLOSED = /closed|except|not\b/i;

interface Week {
  summary: { days: string; times: string };
  days: { day: string; opens?: string | undefined; closes?: string | undefined }[];
}

/** The words agree with the days: the top bar says the words, 'open now' goes by the days (HOME-01). */
function checkSummary({ summary, days }: Week, { addIssue }: { addIssue: AddIssue }): void {
  const words = `${summary.days} ${summary.times}`;
  const isWeek = WEEK.every((name, index) => days[index]?.day === name && !days[index].opens === !days[index].closes);
  if (!isWeek || SAYS_CLOSED.test(words)) return; // a wrong week is reported already
  const times = new Set(days.flatMap(({ opens, closes }) => [opens, closes]));
  for (const [written, hour, minute = "00", half, hour24 = "", minute24] of words.matchAll(WRITTEN_TIME)) {
    const time = half ? `${(Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)}:${minute}` : `${hour24}:${minute24}`;
    if (times.has(time.padStart(5, "0"))) continue;
    const message = `says '${written}', but no day opens or closes then. Make the words and the days agree.`;
    addIssue({ code: "custom", path: ["summary", "times"], message });
  }
  for (const [written, name = ""] of words.matchAll(WRITTEN_DAY)) {
    const day = days.find((each) => each.day.toLowerCase().startsWith(name.toLowerCase()));
    if (!day || day.opens) continue;
    const message = `names '${written}', but ${day.day} has no hours. Make the words and the days agree.`;
    addIssue({ code: "custom", path: ["summary", "days"], message });
  }
}

const timeOfDay = (meaning: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of day such as 08:00" })
    .describe(meaning);

/** The two times of a day. @param when On which days they are left out. */
const times = (when: string) => ({
  opens: timeOfDay(`When the day begins; ${when}.`).optional(),
  closes: timeOfDay(`When the day ends; ${when}.`).optional(),
});

/** Both times or none, the later one last. @param when On which days there are none. */
const checkTimes =
  (when: string) =>
  ({ opens, closes }: { opens?: string | undefined; closes?: string | undefined }, { addIssue }: { addIssue: AddIssue }) => {
    if (opens && closes && closes <= opens) {
      const message = "must be later than opens, on the same day. A day ends at 23:59 at the latest.";
      addIssue({ code: "custom", path: ["closes"], message });
    }
    if (Boolean(opens) !== Boolean(closes)) {
      const found = opens ? "opens without closes" : "closes without opens";
      addIssue({ code: "custom", message: `has ${found}. Give both, or neither ${when}.` });
    }
  };

type AddIssue = (issue: { code: "custom"; path?: PropertyKey[]; message: string }) => void;

/** The public holidays on which the business works; it is closed on the others. Each is known by its place in `PUBLIC_HOLIDAYS`. */
const holidaysWorkedSchema = ({ list, group }: Fields) => {
  const worked = group({
    holiday: z.enum(PUBLIC_HOLIDAYS).describe("The holiday's name, as the Public Holidays Act has it."),
    ...times("left out when the weekday's hours hold"),
  }).superRefine(checkTimes("when the weekday's hours hold"));
  return list("The public holidays on which you work; on the others you are closed.", worked, { min: 0, max: PUBLIC_HOLIDAYS.length })
    .superRefine((entries, context) => {
      for (const [index, { holiday }] of entries.entries()) {
        const first = entries.findIndex((entry) => entry.holiday === holiday);
        const message = `is '${holiday}', which entry ${first + 1} of the list is already. Take one of the two out.`;
        if (first < index) context.addIssue({ code: "custom", path: [index, "holiday"], message });
      }
    })
    .transform((entries) => entries.map(({ holiday, ...hours }) => ({ holiday: PUBLIC_HOLIDAYS.indexOf(holiday), ...hours })))
    .default([]);
};

/** Days that are neither as the week says nor public holidays of the Act: the builders' holiday, an election, a short day. */
const otherDaysSchema = ({ day, text, list, group }: Fields) => {
  const other = group({
    day: day("The day, when it is one.").optional(),
    from: day("The first of several days.").optional(),
    to: day("The last of them.").optional(),
    reason: text("Why, in a few words, such as: Builders' holiday.", { max: 40 }),
    ...times("left out when you are closed"),
  })
    .superRefine(checkTimes("when you are closed"))
    .transform(({ day, from = day, to = day, ...rest }, { addIssue }) => {
      const wrong = rangeProblem({ day, from, to });
      if (wrong) addIssue({ code: "custom", ...wrong });
      return from && to && !wrong ? { from, to, ...rest } : z.NEVER;
    });
  return list("Days that are not as the week says, and no public holidays.", other, { min: 0, max: MAX_OTHER_DAYS })
    .superRefine((entries, context) => {
      for (const [index, { from, to }] of entries.entries()) {
        const first = entries.slice(0, index).find((entry) => entry.from <= to && from <= entry.to);
        if (!first) continue;
        const shared = first.from > from ? first.from : from;
        const message = `has ${shared}, which '${first.reason}' (entry ${entries.indexOf(first) + 1} of the list) has already. A day can be in one entry.`;
        context.addIssue({ code: "custom", path: [index], message });
      }
    })
    .default([]);
};

/** What is wrong with the days of an entry: one day, or the first and the last of several. */
function rangeProblem({
  day,
  from,
  to,
}: Record<"day" | "from" | "to", string | undefined>): { path?: PropertyKey[]; message: string } | undefined {
  if (!from || !to)
    return { message: `has ${from ? "from without to" : to ? "to without from" : "no day"}. Give day, or both from and to.` };
  if (day && (from !== day || to !== day)) return { message: "has a day and from or to as well. Give day, or both from and to." };
  if (to < from) return { path: ["to"], message: `is ${to}, which is before from, ${from}. Check the years.` };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MAX_RANGE)
    return { path: ["to"], message: `makes ${days} days from ${from}; at most ${MAX_RANGE} are allowed. Check the years.` };
  return undefined;
}
