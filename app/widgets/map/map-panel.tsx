import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import styles from "./map.module.css";
import { MapFrame, MapGround, type MapLabels } from "./map-frame.tsx";

interface MapPanelProps {
  /** The address of the map to be embedded. */
  embed: string;
  labels: MapLabels & {
    /** The button that has the map loaded. */
    show: string;
  };
}

/** A map in the page, which is asked for at its host only once the visitor wants it (CONT-01, CALL-01). */
export function MapPanel({ embed, labels }: MapPanelProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <MapFrame embed={embed} labels={labels} />;
  return (
    <div className={styles.map}>
      <MapGround labels={labels}>
        <div className={styles.action}>
          <Button look="ink" onClick={() => setWanted(true)}>
            {labels.show}
          </Button>
        </div>
      </MapGround>
    </div>
  );
}
