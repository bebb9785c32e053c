import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { HYDRATED_EVENT } from "./hydrated-event.ts";

/** How near the visitor has to come before the code is fetched: a part of the screen's height. */
const NEARNESS = "25%";

/** A part of a page that comes alive by itself. */
export interface BelowFirstView {
  Part: ComponentType;
  /** Fetches its code now, for a page that the visitor goes to within the site: nothing of that is drawn yet. */
  load: () => Promise<unknown>;
}

/**
 * Takes what lies below a page's first view out of the page's code. In a document it stands as HTML from the start; its code is fetched,
 * and it comes alive, when the visitor comes near, points at it or moves the focus into it.
 *
 * @param load Imports the code.
 */
export function belowFirstView(load: () => Promise<{ default: ComponentType }>): BelowFirstView {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  if (typeof document === "undefined") want();
  const Content = lazy(() => wanted.then(load));

  function Part() {
    const region = useRef<HTMLDivElement>(null);
    useEffect(() => (region.current ? whenNear(region.current, want) : undefined), []);
    return (
      <div ref={region} data-below="">
        <Suspense>
          <Content />
          <AliveSignal region={region} />
        </Suspense>
      </div>
    );
  }
  return {
    Part,
    load: () => {
      want();
      return load();
    },
  };
}

/** Tells the boot script that early clicks in the region can be done now. */
function AliveSignal({ region }: { region: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!region.current) return;
    region.current.dataset.alive = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [region]);
  return null;
}

/** Calls back once an element is near the screen, pointed at or focused. Answers how to stop waiting. */
function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const signs = ["pointerover", "focusin"];
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), { rootMargin: NEARNESS });
  const stop = () => {
    observer.disconnect();
    for (const sign of signs) element.removeEventListener(sign, finish);
  };
  const finish = () => {
    stop();
    onNear();
  };
  observer.observe(element);
  for (const sign of signs) element.addEventListener(sign, finish);
  return stop;
}
