import { labels } from "virtual:site";
import styles from "./pager.module.css";

/** The pages that the pager names, and the one it shows as current (BLOG-03). */
const PAGES = [1, 2, 3, 4, 5];
const CURRENT_PAGE = 3;

/** A pager that does not work, as specified: its items are not links and take no focus (BLOG-03). */
export function Pager() {
  return (
    <ul className={styles.pager} data-row="chips" data-screen-only="" aria-label={labels.article.pager}>
      {PAGES.map((number) => (
        <li key={number} aria-current={number === CURRENT_PAGE ? "page" : undefined}>
          {number}
        </li>
      ))}
    </ul>
  );
}
