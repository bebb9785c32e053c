import { pageWords } from "virtual:page-words";
import { business, words } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import type { OtherDay } from "../../schema/page.ts";
import { PUBLIC_HOLIDAYS } from "../../schema/public-holidays.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { type DayHours, hoursOn, openingState } from "../opening/opening-state.ts";
import { dateInWords, timeInWords } from "../opening/opening-words.ts";
import { DAY_MS, weekdayOf } from "../opening/public-holiday.ts";
import styles from "./hours.module.css";

const labels = pageWords.hours;

/** The hours of every day, the current one marked, then what is not as the week says: until hydration without the next seven days' own. */
export function Hours({ otherDays }: { otherDays: OtherDay[] }) {
  const now = useNow();
  const today = now && openingState(business.hours, now).today;
  return (
    <>
      <dl className={styles.hours}>
        {business.hours.days.map((week, index) => {
          const date = today === undefined ? undefined : today + ((index - weekdayOf(today) + 7) % 7);
          const hours = date === undefined ? week : hoursOn(business.hours, date);
          const isToday = date !== undefined && date === today;
          return (
            <div key={week.day} data-today={isToday || undefined} data-closed={!hours.opens || undefined}>
              <dt>
                {dayInWords(week.day, hours, date)}
                {isToday && <span className={styles.today}>{`, ${labels.today}`}</span>}
              </dt>
              <dd>{hoursInWords(hours) ?? labels.closedDay}</dd>
            </div>
          );
        })}
      </dl>
      <OtherHours
        otherDays={otherDays.filter(({ to }) => today === undefined || to >= new Date(today * DAY_MS).toISOString().slice(0, 10))}
      />
    </>
  );
}

/** The owner's own days to come, and what holds on public holidays. */
function OtherHours({ otherDays }: { otherDays: OtherDay[] }) {
  const { holidaysWorked } = business.hours;
  const isEveryWorked = holidaysWorked.length === PUBLIC_HOLIDAYS.length;
  const isAlwaysAsUsual = isEveryWorked && !holidaysWorked.some(({ opens }) => opens);
  const rows = [
    ...otherDays.map((other) => ({ term: otherDayInWords(other.days, other.reason), hours: hoursInWords(other) ?? labels.closedDay })),
    ...(isAlwaysAsUsual ? [] : holidaysWorked).map((worked) => ({
      term: PUBLIC_HOLIDAYS[worked.holiday],
      hours: hoursInWords(worked) ?? labels.weekdayHours,
    })),
  ];
  const sentence = holidaysWorked.length > 0 ? labels.holidaysOtherwiseClosed : labels.holidaysClosed;
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.hours}>
          {rows.map(({ term, hours }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEveryWorked ? isAlwaysAsUsual && <p>{labels.holidaysOpen}</p> : <p>{sentence}</p>}
    </>
  );
}

/** A weekday's name; with the date and the reason where its hours are not the week's. */
function dayInWords(day: string, { holiday, reason }: DayHours, date?: number): string {
  const why = reason ?? (holiday === undefined ? undefined : PUBLIC_HOLIDAYS[holiday]);
  return why && date !== undefined ? otherDayInWords(`${day} ${dateInWords(date, words.language)}`, why) : day;
}

const otherDayInWords = (day: string, reason: string): string => fillPlaceholders(labels.otherDay, { day, reason });

const hoursInWords = ({ opens, closes }: DayHours): string | undefined =>
  opens && closes ? fillPlaceholders(labels.fromTo, { from: timeInWords(opens), to: timeInWords(closes) }) : undefined;
