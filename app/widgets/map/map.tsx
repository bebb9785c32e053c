import { MapPin } from "lucide";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { savesData } from "../../browser/saves-data.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import styles from "./map.module.css";

interface MapPanelProps {
  embed: string;
  title: string;
  /** What is shown in its place until it loads. */
  drawing?: ReactNode;
  /** Where the place is, in words, and what leads to its map where this one doesn't load. */
  children: ReactNode;
}

/**
 * A map in the page, beside words that stay (CONT-01). It loads when the visitor scrolls to it, but not with Save-Data or offline. Its host gets
 * no request before (CALL-01). Without JavaScript the browser decides when the lazy iframe is near enough.
 */
export function MapPanel({ embed, title, drawing, children }: MapPanelProps) {
  const [state, setState] = useState<"waiting" | "loading" | "shown">("waiting");
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = state === "waiting";

  useEffect(() => {
    if (!isWaiting || savesData()) return;
    const look = () => {
      const { top = 0, bottom = 0 } = panel.current?.getBoundingClientRect() ?? {};
      const isScrolledTo = window.scrollY > 0 && top < window.innerHeight && bottom > 0;
      if (isScrolledTo && navigator.onLine) setState("loading");
    };
    const listening = new AbortController();
    for (const type of ["scroll", "online"]) window.addEventListener(type, look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);

  return (
    <div ref={panel} className={styles.panel} data-state={state}>
      <div className={styles.words}>{children}</div>
      {/* It stays under the map: no browser tells a page that a host did not answer, and an empty frame would say nothing. */}
      <div inert={!isWaiting} data-screen-only="">
        {drawing}
      </div>
      {/* With JavaScript, `loading="lazy"` is too early: Chrome loads what is up to 2,500 px below the screen. */}
      {isWaiting ? (
        <noscript>
          <Frame src={embed} title={title} />
        </noscript>
      ) : (
        <Frame src={embed} title={title} onLoad={() => setState("shown")} />
      )}
    </div>
  );
}

interface MapOverlayProps {
  embed: string;
  labels: Record<"title" | "place" | "loading" | "failure" | "again" | "close", string>;
  onClose: () => void;
}

const begin = () => (navigator.onLine ? "loading" : "offline");

/** The map over the whole screen (CONT-02), over words that say where the place is until it is loaded. It is open while it is mounted. */
export function MapOverlay({ embed, labels, onClose }: MapOverlayProps) {
  const [state, setState] = useState<"loading" | "shown" | "offline">(begin);
  return (
    <Overlay label={labels.title} closeLabel={labels.close} onClose={onClose} isFlush className={styles.whole}>
      <div className={styles.map} data-state={state}>
        <div className={styles.surface} inert={state !== "offline"}>
          <Icon shape={MapPin} size="display" />
          <h2>{labels.title}</h2>
          <p>{labels.place}</p>
          <p role="status">{{ loading: labels.loading, shown: "", offline: labels.failure }[state]}</p>
          {state === "offline" && <Button onClick={() => setState(begin())}>{labels.again}</Button>}
        </div>
        {state !== "offline" && <Frame src={embed} title={labels.title} onLoad={() => setState("shown")} />}
      </div>
    </Overlay>
  );
}

function Frame({ title, ...frame }: ComponentProps<"iframe">) {
  return <iframe title={title} loading="lazy" referrerPolicy="no-referrer" allow="fullscreen" data-screen-only="" {...frame} />;
}
