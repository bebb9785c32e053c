import { business, words } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import styles from "./open-now.module.css";
import { type OpeningState, openingState, timeInWords } from "./opening-state.ts";

/** Whether the business is open now, in one line. Before the page is alive it says the hours instead. */
export function OpenNow() {
  const { heading, note, isClosed } = useOpening();
  return (
    <span className={styles.state} data-closed={isClosed || undefined}>
      {note ? `${heading}, ${note}` : heading}
    </span>
  );
}

/** The same in two lines, for the plate on the home page. */
export function OpenNowPlate() {
  const { heading, note, isClosed } = useOpening();
  return (
    <>
      <span className={styles.state} data-closed={isClosed || undefined}>
        {heading}
      </span>
      <small>{note || business.address.city}</small>
    </>
  );
}

function useOpening(): { heading: string; note: string; isClosed: boolean } {
  const now = useNow();
  if (!now) return { heading: business.hours.summary, note: "", isClosed: false };
  const state = openingState(business.hours.days, now);
  return { heading: state.isOpen ? words.opening.openNow : words.opening.closed, note: noteOf(state), isClosed: !state.isOpen };
}

function noteOf(state: OpeningState): string {
  if (state.isOpen) return words.opening.until.replace("{time}", timeInWords(state.until));
  if (!state.opens) return "";
  const { day, time, isToday } = state.opens;
  return (isToday ? words.opening.opensToday : words.opening.opens).replace("{day}", day).replace("{time}", timeInWords(time));
}
