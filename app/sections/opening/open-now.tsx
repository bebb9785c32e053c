import { business, labels } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import styles from "./open-now.module.css";
import { openingInWords, openingState } from "./opening.ts";

/** Whether the business is open now, in one line; before hydration its first hours (HOME-01). Nothing where no hours are set. */
export function OpenNow() {
  const { line, state } = useOpening() ?? { line: business.hours?.summary.first };
  if (!line) return null;
  return (
    <span className={styles.state} data-part="opening" data-screen-only="" data-state={state}>
      {line}
    </span>
  );
}

/** The same in two lines, for the plate on the home page; before hydration the place. */
export function OpenNowPlate() {
  const { city, suburb } = business.address;
  const { heading, note, state } = useOpening() ?? { heading: city, note: suburb };
  return (
    <>
      <span className={styles.state} data-part="opening" data-state={state}>
        {heading}
      </span>
      <small className={styles.note}>{note}</small>
    </>
  );
}

/** `undefined` before hydration, and where no hours are set. */
export function useOpening() {
  const now = useNow();
  if (!now || !business.hours) return undefined;
  const opening = openingState(business.hours, now);
  return { ...openingInWords(opening, business.hours, labels), state: opening.isOpen ? "open" : "closed" };
}
