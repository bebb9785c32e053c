import { type ReactNode, useEffect, useRef, useState } from "react";
import { savesData } from "../../browser/connection.ts";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import styles from "./map.module.css";

interface MapPanelProps {
  embed: string;
  title: string;
  /** Shown in its place until it loads. */
  drawing?: ReactNode;
  /** Where the place is, in words, and what leads to its map where this one doesn't load. */
  children: ReactNode;
}

/**
 * A map in the page, beside words that stay (CONT-01). It loads when the visitor scrolls to it, but not with Save-Data or offline. Its host gets
 * no request before (CALL-01). Without JavaScript the browser decides when the lazy iframe is near enough.
 */
export function MapPanel({ embed, title, drawing, children }: MapPanelProps) {
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown || savesData()) return;
    const look = () => {
      const { top = 0, bottom = 0 } = place.current?.getBoundingClientRect() ?? {};
      if (window.scrollY > 0 && top < window.innerHeight && bottom > 0 && navigator.onLine) setShown(true);
    };
    look(); // a reload or Back restores the scroll position before hydration
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [isShown]);
  const frame = <MapFrame embed={embed} title={title} />;
  return (
    <div className={styles.panel}>
      <div className={styles.words} data-beside="">
        {children}
      </div>
      {/* Stays under the map: browsers don't tell a page that a frame failed to load. */}
      <div ref={place} inert={isShown} data-screen-only="">
        {drawing}
      </div>
      {/* With JavaScript, `loading="lazy"` is too early: Chrome loads what is up to 2,500 px below the screen. */}
      {isShown ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}

interface MapOverlayProps {
  embed: string;
  labels: Record<"title" | "place" | "close", string>;
  onClose: () => void;
}

/** The full-screen map (CONT-02), over the place in words. Open while mounted. */
export function MapOverlay({ embed, labels, onClose }: MapOverlayProps) {
  return (
    <Overlay label={labels.title} closeLabel={labels.close} onClose={onClose} isFlush>
      <p>{labels.place}</p>
      <MapFrame embed={embed} title={labels.title} />
    </Overlay>
  );
}

const MapFrame = ({ embed, title }: { embed: string; title: string }) => (
  <iframe src={embed} title={title} loading="lazy" referrerPolicy="no-referrer" allow="fullscreen" data-screen-only="" />
);
