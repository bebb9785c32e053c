import type { Page } from "../../schema/page.ts";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import styles from "./link-groups.module.css";

/** Links to pages by their titles, in headed groups. */
export function LinkGroups({ groups }: { groups: Page<"site-map">["linkGroups"] }) {
  return (
    <div className={styles.groups} data-ruled="">
      {groups.map(({ id, heading, links }) => (
        <section key={id} data-grid="" aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <LinkList links={links.map(({ title, path }) => ({ label: title, link: encodeURI(path) }))} />
        </section>
      ))}
    </div>
  );
}
