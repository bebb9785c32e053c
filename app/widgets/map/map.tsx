import { MapPin } from "lucide";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { instead } from "../../browser/clicks.ts";
import { savesData } from "../../browser/saves-data.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import styles from "./map.module.css";

/** What the map says: what it shows, the place in words, its buttons, and what is said while it loads and offline. */
export type MapLabels = Record<"title" | "place" | "show" | "loading" | "failure" | "again" | "close", string>;

interface MapProps {
  embed: string;
  labels: MapLabels;
}

type State = "waiting" | "loading" | "shown" | "offline";

const begin = (): State => (navigator.onLine ? "loading" : "offline");

/**
 * A map in the page (CONT-01). It loads when the visitor scrolls to it, or presses its button: with Save-Data and offline it waits for
 * that. Its host gets no request before (CALL-01). Without JavaScript the browser decides when the lazy iframe is near enough.
 *
 * @param view The map's own page, where the button leads without JavaScript.
 * @param children What is drawn in its place until it loads.
 */
export function MapPanel({ embed, view, labels, children }: MapProps & { view: string; children?: ReactNode }) {
  const [state, setState] = useState<State>("waiting");
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = state === "waiting" || state === "offline";

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
    <div ref={panel}>
      <MapFrame embed={embed} labels={labels} state={state} drawing={children} onLoad={() => setState("shown")}>
        <ButtonLink to={view} look="ink" onClick={instead(() => setState(begin()))}>
          {state === "offline" ? labels.again : labels.show}
        </ButtonLink>
      </MapFrame>
    </div>
  );
}

/** The map over the whole screen (CONT-02). It is open while it is mounted. */
export function MapOverlay({ embed, labels, onClose }: MapProps & { onClose: () => void }) {
  const [state, setState] = useState(begin);
  return (
    <Overlay label={labels.title} closeLabel={labels.close} onClose={onClose} isFlush className={styles.whole}>
      <MapFrame embed={embed} labels={labels} state={state} onLoad={() => setState("shown")}>
        {state === "offline" && <Button onClick={() => setState(begin())}>{labels.again}</Button>}
      </MapFrame>
    </Overlay>
  );
}

interface FrameProps extends MapProps {
  state: State;
  drawing?: ReactNode;
  onLoad: () => void;
  children: ReactNode;
}

/**
 * The iframe, over a surface that says where the place is until the map is loaded. It takes the focus from the button that it covers. With a
 * drawing the words stay beside it and the drawing under it: no browser tells a page that a host did not answer, and an empty frame would
 * say nothing.
 */
function MapFrame({ embed, labels, state, drawing, onLoad, children }: FrameProps) {
  const surface = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const isFramed = state === "loading" || state === "shown";
  useLayoutEffect(() => {
    if (isFramed && surface.current?.contains(document.activeElement)) iframe.current?.focus();
  }, [isFramed]);
  const frame = { src: embed, title: labels.title, loading: "lazy", referrerPolicy: "no-referrer", allow: "fullscreen" } as const;
  return (
    <div className={styles.map} data-state={state} data-drawn={drawing ? "" : undefined} data-screen-only="">
      {drawing && (
        <div className={styles.drawing} inert={isFramed}>
          {drawing}
        </div>
      )}
      <div ref={surface} className={styles.surface} inert={isFramed && !drawing}>
        <Icon shape={MapPin} size="display" />
        <h2>{labels.title}</h2>
        <p>{labels.place}</p>
        <p role="status">{{ waiting: "", loading: labels.loading, shown: "", offline: labels.failure }[state]}</p>
        {children}
      </div>
      {/* With JavaScript, `loading="lazy"` is too early: Chrome loads what is up to 2,500 px below the screen. */}
      {state === "waiting" && (
        <noscript>
          <iframe {...frame} />
        </noscript>
      )}
      {isFramed && <iframe ref={iframe} {...frame} onLoad={onLoad} />}
    </div>
  );
}
