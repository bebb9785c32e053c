import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { HYDRATED_EVENT } from "./hydrated-event.ts";

/** A part of a page that comes alive by itself. */
export interface BelowFirstView {
  Part: ComponentType;
  /** Fetches its code now, for a page that the visitor goes to within the site: nothing of that is drawn yet. */
  load: () => Promise<unknown>;
}

/**
 * Takes what lies below a page's first view out of the page's code. In a document it stands as HTML from the start; its code is fetched,
 * and it comes alive, when the visitor comes to it. Where the code cannot be loaded the HTML stays as it is, until they come to it again.
 *
 * @param load Imports the code.
 */
export function belowFirstView(load: () => Promise<{ default: ComponentType }>): BelowFirstView {
  const { promise: code, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const fetchCode = () => load().then(resolve);
  if (typeof document === "undefined") void fetchCode();
  const Content = lazy(() => code);

  function Part() {
    const region = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = region.current;
      if (!element) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        fetchCode().then(
          () => observer.disconnect(),
          () => settle(element, "failed"),
        );
      });
      observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={region} data-below="">
        <Suspense>
          <Content />
          <AliveSignal region={region} />
        </Suspense>
      </div>
    );
  }
  return { Part, load: fetchCode };
}

function AliveSignal({ region }: { region: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (region.current) settle(region.current, "alive");
  }, [region]);
  return null;
}

/** Says what has become of a part. Early clicks in it are then done: by its code, or as a page without code does them. */
function settle(region: HTMLElement, outcome: "alive" | "failed"): void {
  region.dataset[outcome] = "";
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
