import { business, longestOpening, words } from "virtual:site";
import { useNow } from "../../browser/use-now.ts";
import styles from "./open-now.module.css";
import { openingState } from "./opening-state.ts";
import { asLine, openingInWords } from "./opening-words.ts";

/** Whether the business is open now, in one line. Before hydration it says the hours instead. */
export function OpenNow() {
  const { line, isClosed } = useOpening() ?? { line: business.hours.summary.whole };
  return (
    <span className={styles.state} data-closed={isClosed || undefined} data-longest={longestOpening}>
      <span>{line}</span>
    </span>
  );
}

/** The same in two lines, for the plate on the home page. Before hydration it says the place instead. */
export function OpenNowPlate() {
  const { city, suburb } = business.address;
  const { heading, note, isClosed } = useOpening() ?? { heading: city, note: suburb };
  return (
    <>
      <span className={styles.state} data-closed={isClosed || undefined}>
        <span>{heading}</span>
      </span>
      <small>{note}</small>
    </>
  );
}

/** `undefined` before hydration. */
function useOpening() {
  const now = useNow();
  if (!now) return undefined;
  const state = openingState(business.hours, now);
  const said = openingInWords(state, business.hours, words);
  return { ...said, line: asLine(said), isClosed: !state.isOpen };
}
