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

/** The regions: their places, what the work there is like, and the services most asked for, each with its number on the map. */
export function Regions({ regions, areaMap: map }: Pick<Page<"areas-we-serve">, "regions" | "areaMap">) {
  return (
    <ul data-grid="card" data-ruled="">
      {regions.map(({ id, name, note, places, links }) => {
        const number = map?.regions.find((drawn) => drawn.id === id)?.number;
        return (
          <li key={id} id={id} className={styles.region}>
            <h2>
              {number && <span className={styles.number}>{number}</span>}
              {name}
            </h2>
            {places.length > 0 && <Areas places={places} />}
            <p>{note}</p>
            <LinkList look="more" links={links} />
          </li>
        );
      })}
    </ul>
  );
}
