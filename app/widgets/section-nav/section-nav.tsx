import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import styles from "./section-nav.module.css";
import { useSectionNav } from "./use-section-nav.ts";

interface SectionNavProps {
  /** What assistive technology calls it. */
  label: string;
  /** In the page's order; the id is that of the section's heading, which must be able to take the focus (`tabIndex={-1}`). */
  sections: readonly { id: string; title: string }[];
  /** Writes the section's anchor into the address, without scrolling. */
  onGo: (id: string) => void;
}

/** Links to the sections of the page. Clicking one scrolls there in 500 ms; the one being read is marked (FAQ-01). */
export function SectionNav({ label, sections, onGo }: SectionNavProps) {
  const { current, go } = useSectionNav(sections.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                if (!isForThisTab(event)) return;
                event.preventDefault();
                onGo(id);
                go(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
