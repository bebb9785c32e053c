/**
 * The shared-element transition between a card's picture and the picture of its page, in both directions. The new page renders at once, with
 * the picture where the visitor last saw it. From there a view transition moves it to its place. (A view transition between the two pages
 * would freeze the old page while the browser takes its snapshot: see docs/decisions/0009-navigation-without-page-transition.md.)
 *
 * A card that shares its picture has `data-shared-picture` and a link to its page. A page's own picture has `data-page-picture` on its box.
 */
import { useLayoutEffect } from "react";
import { PAGE_PICTURE, SHARED_PICTURE, TRANSITION } from "./attributes.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";

/** The picture that a navigation starts from. */
interface Departure {
  /** The path that the visitor goes to. */
  to: string;
  /** Where in the viewport the picture was, and its file. */
  place: DOMRect;
  file: string;
  /** Finds the picture's new box, once the new page is rendered. */
  destination: () => HTMLElement | undefined;
}

let departure: Departure | undefined;
let shownPath = "";

/** Records, before the page changes, where the picture is that leads to a path or back to it. */
export function noteDeparture(to: string): void {
  departure = undefined;
  const from = shownPath;
  const ofCard = cardPicture(to);
  const box = ofCard ?? pagePicture();
  const image = box?.querySelector("img");
  if (!box || !image?.complete || !isInView(box)) return;
  const destination = ofCard ? pagePicture : () => cardPicture(from);
  departure = { to, place: box.getBoundingClientRect(), file: image.currentSrc, destination };
}

/**
 * Records departures by the browser's back and forward. Call it before the router is created: the router renders a prefetched page at
 * once.
 */
export function noteDeparturesInHistory(): void {
  window.addEventListener("popstate", () => noteDeparture(window.location.pathname));
}

/** Runs the transition after each navigation within the site, unless the browser has none or the visitor prefers reduced motion. */
export function useSharedElementTransition(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the path starts the transition
  useLayoutEffect(arrive, [pathname]);
}

function arrive(): void {
  const arriving = departure;
  departure = undefined;
  shownPath = window.location.pathname;
  if (arriving?.to !== shownPath || !document.startViewTransition || prefersReducedMotion()) return;
  const box = arriving.destination();
  if (!box || !isInView(box)) return;

  const snapshot = snapshotOf(arriving);
  document.body.append(snapshot);
  box.setAttribute(TRANSITION, "awaited");
  afterPaint(() => {
    const transition = document.startViewTransition(() => {
      snapshot.remove();
      box.setAttribute(TRANSITION, "arriving");
    });
    transition.ready.catch(() => {}); // it rejects if another navigation skips the transition
    void transition.finished.finally(() => box.removeAttribute(TRANSITION));
  });
}

/** A copy of the picture over the new page, where it was on the old page. */
function snapshotOf({ file, place }: Departure): HTMLImageElement {
  const snapshot = new Image();
  snapshot.src = file;
  snapshot.alt = "";
  snapshot.setAttribute(TRANSITION, "leaving");
  const { left, top, width, height } = place;
  Object.assign(snapshot.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return snapshot;
}

function cardPicture(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`[${SHARED_PICTURE}] a`);
  const card = [...links].find(({ pathname }) => pathname === path)?.closest(`[${SHARED_PICTURE}]`);
  return card?.querySelector("picture")?.parentElement ?? undefined;
}

function pagePicture(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[${PAGE_PICTURE}]`) ?? undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Calls back in the animation frame after the next paint. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
