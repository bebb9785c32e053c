import { labels } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import type { Page } from "../../schema/page.ts";
import { dateOf, PUBLIC_HOLIDAYS, weekdayOf } from "../../schema/public-holidays.ts";
import { timeInWords } from "../../schema/week.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { type DayHours, dateInWords, hoursOn, type OpeningHours, openingState } from "../opening/opening.ts";
import styles from "./hours.module.css";

const { hours: hoursLabels, language } = labels;

interface HoursProps {
  hours: OpeningHours;
  otherDays: Page<"contact">["otherDays"];
}

/** The hours of the next seven days, today marked, then the exceptions. Before hydration, the plain week. */
export function Hours({ hours: week, otherDays }: HoursProps) {
  const now = useNow();
  const today = now && openingState(week, now).today;
  const date = today === undefined ? "" : dateOf(today);
  return (
    <>
      <dl className={styles.hours}>
        {week.days.map(({ day, name, ...times }, index) => {
          if (today === undefined) return <Row key={day} term={name} {...times} />;
          const next = today + ((index - weekdayOf(today) + 7) % 7);
          const hours = hoursOn(week, next);
          const reason = hours.holiday ? hoursLabels.holidays[hours.holiday] : hours.reason;
          const term = reason ? exception(`${name} ${dateInWords(next, language)}`, reason) : name;
          return <Row key={day} term={term} {...hours} isToday={next === today} />;
        })}
      </dl>
      <Exceptions hours={week} otherDays={otherDays.filter(({ to }) => to >= date)} />
    </>
  );
}

/** The owner's other days to come, and what holds on public holidays. */
function Exceptions({ hours: { holidaysWorked }, otherDays }: HoursProps) {
  const isEveryWorked = holidaysWorked.length === PUBLIC_HOLIDAYS.length;
  const holidays = isEveryWorked ? [] : holidaysWorked;
  const otherwise = holidays.length > 0 ? hoursLabels.holidaysOtherwiseClosed : hoursLabels.holidaysClosed;
  return (
    <>
      {otherDays.length + holidays.length > 0 && (
        <dl className={styles.hours}>
          {otherDays.map((other) => (
            <Row key={other.days} term={exception(other.days, other.reason)} {...other} />
          ))}
          {holidays.map((holiday) => (
            <Row key={holiday} term={hoursLabels.holidays[holiday]} without={hoursLabels.weekdayHours} />
          ))}
        </dl>
      )}
      <p>{isEveryWorked ? hoursLabels.holidaysOpen : otherwise}</p>
    </>
  );
}

interface RowProps extends DayHours {
  term: string;
  isToday?: boolean;
  /** What is said without times. */
  without?: string;
}

function Row({ term, opens, closes, isToday, without = hoursLabels.closedDay }: RowProps) {
  return (
    <div data-today={isToday || undefined}>
      <dt>
        {term}
        {isToday && <span data-screen-only="">{`, ${hoursLabels.today}`}</span>}
      </dt>
      <dd>{opens && closes ? fillPlaceholders(hoursLabels.fromTo, { from: said(opens), to: said(closes) }) : without}</dd>
    </div>
  );
}

const said = (time: string): string => timeInWords(time, language);

const exception = (day: string, reason: string): string => fillPlaceholders(hoursLabels.otherDay, { day, reason });
