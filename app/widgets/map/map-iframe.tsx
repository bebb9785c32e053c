import { MapPin } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./map.module.css";
import { useMapIframe } from "./use-map-iframe.ts";

/** What the map says, in the page's language. */
export interface MapLabels {
  /** Says what the map shows: the iframe's title, and the fallback's. */
  title: string;
  /** The place in words. */
  place: string;
  loading: string;
  failure: string;
  again: string;
}

interface MapIframeProps {
  /** The address of the map to be embedded. */
  embed: string;
  labels: MapLabels;
  /** Whether it takes the focus when it is mounted, from what it replaces. */
  takesFocus?: boolean;
}

/** The map's iframe over its fallback, which says where the place is until, and unless, the map is loaded. */
export function MapIframe({ embed, labels, takesFocus = false }: MapIframeProps) {
  const { state, attempt, onLoad, tryAgain } = useMapIframe();
  const map = useRef<HTMLDivElement>(null);
  const focus = () => map.current?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted
  useEffect(() => {
    if (takesFocus) focus();
  }, []);
  const startAgain = () => {
    focus(); // the button goes
    tryAgain();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div ref={map} className={styles.map} data-state={state} role="group" aria-label={labels.title} tabIndex={-1}>
      <MapSurface labels={labels}>
        {state !== "failed" && <div className={styles.action}>{state === "loading" && <p role="status">{labels.loading}</p>}</div>}
        {state === "failed" && (
          <>
            <p role="alert">{labels.failure}</p>
            <div className={styles.action}>
              <Button onClick={startAgain}>{labels.again}</Button>
            </div>
          </>
        )}
      </MapSurface>
      {state !== "failed" && <MapEmbed key={attempt} embed={embed} title={labels.title} onLoad={onLoad} />}
    </div>
  );
}

/** The iframe itself. */
export function MapEmbed({ embed, title, onLoad }: { embed: string; title: string; onLoad?: () => void }) {
  return <iframe src={embed} title={title} loading="lazy" referrerPolicy="no-referrer" allow="fullscreen" onLoad={onLoad} />;
}

/** The fallback: the map's title, the place in words, and what can be done. */
export function MapSurface({ labels, children }: { labels: Pick<MapLabels, "title" | "place">; children: ReactNode }) {
  return (
    <div className={styles.surface}>
      <Icon shape={MapPin} size="display" />
      <h2>{labels.title}</h2>
      <p>{labels.place}</p>
      {children}
    </div>
  );
}
