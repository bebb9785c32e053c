import { labels } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { More } from "../../ui/more/more.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { Panel } from "../../ui/section/section.tsx";
import styles from "./areas.module.css";

/** Names of places, one after another. */
export function Areas({ places }: { places: string[] }) {
  return (
    <ul className={styles.areas}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}

/** The regions as cards: their places, what the work there is like, and the services most asked for. */
export function Regions({ regions }: Pick<Page<"areas-we-serve">, "regions">) {
  return (
    <ul data-grid="card">
      {regions.map(({ id, name, note, places, links }) => (
        <li key={id} id={id} className={styles.region}>
          <Panel>
            <h2>{name}</h2>
            <Areas places={places} />
            <More label={labels.service.areaMore} about={name}>
              <p>{note}</p>
            </More>
            <LinkList look="more" links={links} />
          </Panel>
        </li>
      ))}
    </ul>
  );
}
