import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import { savesData } from "../../browser/saves-data.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import styles from "./map.module.css";
import { MapEmbed, MapIframe, type MapLabels, MapSurface } from "./map-iframe.tsx";

interface MapPanelProps {
  /** The address of the map to be embedded. */
  embed: string;
  /** The map's own page, where its button leads if no script takes the click. */
  view: string;
  labels: MapLabels & {
    /** The button that loads the map. */
    show: string;
  };
}

/**
 * A map in the page (CONT-01). It loads when the visitor scrolls to it, or, if they save data or are offline, presses its button; its host
 * gets no request before (CALL-01). Without JavaScript the browser decides when the lazy iframe is near enough.
 */
export function MapPanel(props: MapPanelProps) {
  const [load, setLoad] = useState<{ takesFocus: boolean }>();
  return load ? <MapIframe {...props} {...load} /> : <MapInvitation {...props} onShow={(takesFocus) => setLoad({ takesFocus })} />;
}

/** The panel before the map is loaded. */
function MapInvitation({ embed, view, labels, onShow }: MapPanelProps & { onShow: (takesFocus: boolean) => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useArrival(panel, () => onShow(panel.current?.contains(document.activeElement) ?? false));
  const showHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isForThisTab(event)) return;
    event.preventDefault();
    onShow(true);
  };
  return (
    <div ref={panel} className={styles.map}>
      <MapSurface labels={labels}>
        <div className={styles.action}>
          <ButtonLink to={view} look="ink" onClick={showHere}>
            {labels.show}
          </ButtonLink>
        </div>
      </MapSurface>
      {/* With JavaScript `loading="lazy"` alone would be too early: Chrome loads what is up to 2,500 px below the screen. */}
      <noscript>
        <MapEmbed embed={embed} title={labels.title} />
      </noscript>
    </div>
  );
}

/**
 * Calls back when the visitor has scrolled to an element and is online; never if they save data. On a large screen the element can be in view
 * before any scroll, which asks for nothing.
 */
function useArrival(target: RefObject<HTMLElement | null>, onArrival: () => void): void {
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    if (!target.current || savesData()) return;
    let isInView = false;
    const look = () => {
      if (isInView && window.scrollY > 0 && navigator.onLine) arrive();
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(target.current);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("online", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("online", look);
    };
  }, [target]);
}
