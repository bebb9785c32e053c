import { Component, type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { BELOW, FAILED, flag, HYDRATED } from "./attributes.ts";
import { outlineOf } from "./event-queue.ts";
import { HYDRATED_EVENT } from "./hydrated.ts";
import { loadChunk } from "./load-chunk.ts";

/** A part of a page that hydrates on its own. */
export interface DeferredSection {
  Section: ComponentType;
  /** Fetches its code now, for a page that the visitor goes to within the site: nothing of that is rendered yet. */
  load: () => Promise<unknown>;
}

/**
 * Moves a section below the fold out of its page's chunk. The document holds the section as HTML from the start. Its code is fetched, and
 * it is hydrated, when it scrolls into view. It stays as it was served if its code does not load (until it scrolls into view again), if its
 * code throws, and if a translator or an extension has changed its HTML.
 *
 * @param chunk Names the code in an error.
 * @param importCode Imports it.
 */
export function deferredSection(chunk: string, importCode: () => Promise<{ default: ComponentType }>): DeferredSection {
  let resolve: (code: { default: ComponentType }) => void;
  const code = new Promise<{ default: ComponentType }>((whenLoaded) => {
    resolve = whenLoaded;
  });
  const fetchCode = () => loadChunk(chunk, importCode);
  const load = () => fetchCode().then((loaded) => resolve(loaded));
  if (typeof document === "undefined") void load();
  const Content = lazy(() => code);

  function Section() {
    const region = useRef<HTMLDivElement>(null);
    const served = useRef<Node[]>([]);
    useEffect(() => {
      const element = region.current;
      if (!element || isSettled(element)) return;
      const outline = outlineOf(element);
      const hydrate = async () => {
        const loaded = await fetchCode();
        if (outlineOf(element) !== outline) throw new Error("The section was changed before it was hydrated, and is left as it is.");
        served.current = [...element.childNodes].map((node) => node.cloneNode(true));
        resolve(loaded);
      };
      const approach = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        hydrate().then(
          () => approach.disconnect(),
          () => settle(element, FAILED),
        );
      });
      // React found another page than the one it was to hydrate, and rendered all of it again but this section.
      if (!element.firstElementChild) return void load().catch(() => settle(element, FAILED));
      approach.observe(element);
      return () => approach.disconnect();
    }, []);
    return (
      <div ref={region} {...flag(BELOW)}>
        <Suspense>
          <ServedOnError region={region} served={served}>
            <Content />
            <SettledSignal region={region} />
          </ServedOnError>
        </Suspense>
      </div>
    );
  }
  return { Section, load };
}

interface RegionProps {
  region: RefObject<HTMLElement | null>;
}

function SettledSignal({ region }: RegionProps) {
  useEffect(() => {
    if (region.current) settle(region.current, HYDRATED);
  }, [region]);
  return null;
}

interface ServedOnErrorProps extends RegionProps {
  /** A copy of what the document showed. */
  served: RefObject<Node[]>;
  children: ReactNode;
}

/** Puts the served section back where its code throws. */
class ServedOnError extends Component<ServedOnErrorProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    const { region } = this.props;
    if (region.current) settle(region.current, FAILED);
  }
  override render() {
    return this.state.hasFailed ? <Served nodes={this.props.served.current} /> : this.props.children;
  }
}

function Served({ nodes }: { nodes: Node[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={box} />;
}

const isSettled = (region: HTMLElement) => region.matches(`[${HYDRATED}],[${FAILED}]`);

/** Notes what has become of a section. Queued clicks in it are then replayed: to its code, or to the page as it was served. */
function settle(region: HTMLElement, outcome: typeof HYDRATED | typeof FAILED): void {
  region.toggleAttribute(HYDRATED, outcome === HYDRATED);
  region.toggleAttribute(FAILED, outcome === FAILED);
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
