import { business, words } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import styles from "./open-now.module.css";
import { type OpeningState, openingState, timeInWords } from "./opening-state.ts";

/** Whether the business is open now, in one line. Before hydration it says the hours instead. */
export function OpenNow() {
  const { heading, note, isClosed } = useOpening();
  return (
    <span className={styles.state} data-closed={isClosed || undefined} data-longest={LONGEST}>
      <span>{note ? `${heading}, ${note}` : heading}</span>
    </span>
  );
}

/** The same in two lines, for the plate on the home page. Before hydration it says the place instead. */
export function OpenNowPlate() {
  const { heading, note, isClosed, isKnown } = useOpening();
  const { city, suburb } = business.address;
  return (
    <>
      <span className={styles.state} data-closed={isClosed || undefined}>
        <span>{isKnown ? heading : city}</span>
      </span>
      <small>{isKnown ? note : suburb}</small>
    </>
  );
}

/** The longest that the line can be: it reserves that width, so that nothing moves on hydration. */
const LONGEST = business.hours.days
  .map(
    ({ day, opens }) =>
      `${words.opening.closed}, ${opens ? noteOf({ isOpen: false, today: day, opens: { day, time: opens, isToday: false } }) : ""}`,
  )
  .reduce((longest, line) => (line.length > longest.length ? line : longest));

function useOpening(): { heading: string; note: string; isClosed: boolean; isKnown: boolean } {
  const now = useNow();
  if (!now) return { heading: business.hours.summary.whole, note: "", isClosed: false, isKnown: false };
  const state = openingState(business.hours.days, now);
  return {
    heading: state.isOpen ? words.opening.openNow : words.opening.closed,
    note: noteOf(state),
    isClosed: !state.isOpen,
    isKnown: true,
  };
}

function noteOf(state: OpeningState): string {
  if (state.isOpen) return fillPlaceholders(words.opening.until, { time: timeInWords(state.until) });
  if (!state.opens) return "";
  const { day, time, isToday } = state.opens;
  return fillPlaceholders(isToday ? words.opening.opensToday : words.opening.opens, { day, time: timeInWords(time) });
}
