import { usePage } from "../browser/use-page.ts";
import { PageLink } from "../ui/page-link/page-link.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";
import styles from "./site-map.module.css";

/** Every page of the site by its title, set as the contents of a book, with what a service costs or how long a guide is for the number of a page. */
export function Component() {
  const page = usePage<"site-map">();
  return (
    <StandardPage page={page} surface="paper" end="none">
      <Section>
        <div className={styles.spread}>
          {page.linkGroups.map(({ heading, links }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, link, note }) => (
                  <li key={link}>
                    <PageLink className={styles.entry} to={link}>
                      <span>{label}</span>
                      {note && <span>{note}</span>}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
    </StandardPage>
  );
}
