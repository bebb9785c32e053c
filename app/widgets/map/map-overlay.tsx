import { Overlay } from "../../ui/overlay/overlay.tsx";
import styles from "./map.module.css";
import { MapIframe, type MapLabels } from "./map-iframe.tsx";

interface MapOverlayProps {
  /** The address of the map to be embedded. */
  embed: string;
  labels: MapLabels & { close: string };
  onClose: () => void;
}

/** The map over the whole screen (CONT-02). It is open while it is rendered. */
export function MapOverlay({ embed, labels, onClose }: MapOverlayProps) {
  return (
    <Overlay label={labels.title} closeLabel={labels.close} onClose={onClose} isFlush>
      <div className={styles.whole}>
        <MapIframe embed={embed} labels={labels} />
      </div>
    </Overlay>
  );
}
