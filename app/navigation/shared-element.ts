/**
 * A card's picture becomes the picture of its page, and on the way back again. The new page is there at once, with the picture where the
 * visitor last saw it; from there a view transition takes it to its place. (A transition from one page to the other would hold the old
 * page for as long as the browser needs to take its likeness: see docs/decisions/0009-navigation-without-page-transition.md.)
 *
 * A card whose picture travels has `data-travels` and a link to its page; a page's own picture has `data-page-picture` on its box.
 */
import { useLayoutEffect } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion.ts";
import { PAGE_PICTURE, TRAVEL, TRAVELS } from "../hydration/attributes.ts";

/** A picture that is about to leave the page that is shown. */
interface Departure {
  /** The path that the visitor goes to. */
  to: string;
  /** Where in the window the picture was, and its file. */
  place: DOMRect;
  file: string;
  /** Finds the picture's new box, once the new page is drawn. */
  destination: () => HTMLElement | undefined;
}

let departure: Departure | undefined;
let shownPath = "";

/** Notes where the picture is that leads to a path, or that leads back there, before the page changes. */
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
 * Notes departures by the browser's own back and forward. To be called before there is a router, which draws at once what it has fetched
 * ahead.
 */
export function noteDeparturesInHistory(): void {
  window.addEventListener("popstate", () => noteDeparture(window.location.pathname));
}

/** Lets pictures travel between the pages of the site; none does where the browser cannot, or with reduced motion. */
export function useTravellingPicture(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that makes a picture arrive
  useLayoutEffect(arrive, [pathname]);
}

function arrive(): void {
  const arriving = departure;
  departure = undefined;
  shownPath = window.location.pathname;
  if (arriving?.to !== shownPath || !document.startViewTransition || prefersReducedMotion()) return;
  const box = arriving.destination();
  if (!box || !isInView(box)) return;

  const traveller = travellerAt(arriving);
  document.body.append(traveller);
  box.setAttribute(TRAVEL, "awaited");
  afterPaint(() => {
    const transition = document.startViewTransition(() => {
      traveller.remove();
      box.setAttribute(TRAVEL, "arriving");
    });
    transition.ready.catch(() => {}); // it is skipped where the visitor goes on meanwhile
    void transition.finished.finally(() => box.removeAttribute(TRAVEL));
  });
}

/** The picture over the new page, where it was on the old one. */
function travellerAt({ file, place }: Departure): HTMLImageElement {
  const traveller = new Image();
  traveller.src = file;
  traveller.alt = "";
  traveller.setAttribute(TRAVEL, "leaving");
  const { left, top, width, height } = place;
  Object.assign(traveller.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return traveller;
}

function cardPicture(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`[${TRAVELS}] a`);
  const card = [...links].find(({ pathname }) => pathname === path)?.closest(`[${TRAVELS}]`);
  return card?.querySelector("picture")?.parentElement ?? undefined;
}

function pagePicture(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[${PAGE_PICTURE}]`) ?? undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Calls back in the first frame after the next one, which then is on the screen. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
