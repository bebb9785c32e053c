import type { Page } from "../../schema/page.ts";
import { LinkList } from "../../ui/more-link/more-link.tsx";
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

/** The regions one below the other: their places, what the work there is like, and the services most asked for. */
export function Regions({ regions }: Pick<Page<"areas-we-serve">, "regions">) {
  return (
    <ul data-ruled="">
      {regions.map(({ id, name, note, places, links }) => (
        <li key={id} id={id} className={styles.region} data-grid="beside">
          <h2>{name}</h2>
          <div>
            {places.length > 0 && <Areas places={places} />}
            <p>{note}</p>
            <LinkList look="more" links={links} />
          </div>
        </li>
      ))}
    </ul>
  );
}
