import { MapPin } from "lucide";
import type { ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./map.module.css";
import { useMapFrame } from "./use-map-frame.ts";

export interface MapLabels {
  /** Says what the map shows: the frame's title, and the fallback's. */
  title: string;
  /** The place in words. */
  place: string;
  loading: string;
  failure: string;
  again: string;
}

/** The map's frame over its fallback, which says where the place is until, and unless, the map is there. */
export function MapFrame({ embed, labels }: { embed: string; labels: MapLabels }) {
  const { state, attempt, onLoad, tryAgain } = useMapFrame();
  return (
    <div className={styles.map} data-state={state}>
      <MapGround labels={labels}>
        {state === "loading" && <p role="status">{labels.loading}</p>}
        {state === "failed" && (
          <>
            <p role="alert">{labels.failure}</p>
            <div className={styles.action}>
              <Button onClick={tryAgain}>{labels.again}</Button>
            </div>
          </>
        )}
      </MapGround>
      {state !== "failed" && (
        <iframe key={attempt} src={embed} title={labels.title} referrerPolicy="no-referrer" allow="fullscreen" onLoad={onLoad} />
      )}
    </div>
  );
}

/** What stands where the map will be: its title, the place in words, and what can be done. */
export function MapGround({ labels, children }: { labels: Pick<MapLabels, "title" | "place">; children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <Icon shape={MapPin} size="display" />
      <h2>{labels.title}</h2>
      <p>{labels.place}</p>
      {children}
    </div>
  );
}
