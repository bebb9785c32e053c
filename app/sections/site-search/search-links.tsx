import type { Page } from "../../schema/page.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import styles from "./site-search.module.css";

const HEADING_ID = "look-around";

/** Links that lead to every page: for those who look around, or whose browser runs no scripts. */
export function SearchLinks({ links }: Pick<Page<"search">, "links">) {
  return (
    <nav className={styles.links} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{links.heading}</h2>
      <ul>
        {links.items.map(({ label, link }) => (
          <li key={link}>
            <MoreLink to={link} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
