import type { Page } from "../../schema/page.ts";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { AreaMap, RegionOnMap } from "../area-map/area-map.tsx";
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

/**
 * The regions one below the other: their places, what the work there is like, and the services most asked for. Beside them stands the map, in
 * layers: each region has its own dots and number, so that these are marked with its words, and its words with these.
 */
export function Regions({ regions, areaMap: map }: Pick<Page<"areas-we-serve">, "regions" | "areaMap">) {
  return (
    <div className={map && styles.mapped}>
      {map && (
        <div className={styles.layer} data-screen-only="">
          <AreaMap map={map} />
        </div>
      )}
      <ul data-ruled="">
        {regions.map(({ id, name, note, places, links }) => {
          const region = map?.regions.find((drawn) => drawn.id === id);
          return (
            <li key={id} id={id} className={styles.region}>
              {map && region && (
                <div className={styles.layer} data-screen-only="">
                  <RegionOnMap side={map.side} region={region} />
                </div>
              )}
              <h2>
                {region && <span className={styles.number}>{region.number}</span>}
                {name}
              </h2>
              {places.length > 0 && <Areas places={places} />}
              <p>{note}</p>
              <LinkList look="more" links={links} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
