import { business, words } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { openingState, timeInWords } from "../opening/opening-state.ts";
import styles from "./hours.module.css";

/** The hours of every day, the current one marked. */
export function Hours() {
  const now = useNow();
  const today = now && openingState(business.hours.days, now).today;
  return (
    <dl className={styles.hours}>
      {business.hours.days.map(({ day, opens, closes }) => (
        <div key={day} data-today={day === today || undefined} data-closed={!opens || undefined}>
          <dt>{day === today ? `${day}, ${words.opening.today}` : day}</dt>
          <dd>
            {opens && closes
              ? fillPlaceholders(words.opening.fromTo, { from: timeInWords(opens), to: timeInWords(closes) })
              : words.opening.closedDay}
          </dd>
        </div>
      ))}
    </dl>
  );
}
