import type { Dispatch, FocusEvent, PointerEvent, RefObject } from "react";
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { isHydrated } from "../../browser/hydrated.ts";
import { reducedMotion } from "../../browser/reduced-motion.ts";
import { AUTOPLAY_INTERVAL_MS, SWIPE_SLOP_PX, TRANSITION_MS } from "./carousel.constants.ts";
import { type CarouselEvent, initial, isRotating, type State, type Stop, transition } from "./carousel.machine.ts";

type Send = Dispatch<CarouselEvent>;

/** The row of items, which moves inside its parent, the viewport. */
type Row = RefObject<HTMLDivElement | null>;

/** Connects the carousel's machine to timers, viewport width, pointer and focus. `count` must not change. */
export function useCarousel(count: number) {
  const [state, send] = useReducer(transition, count, initial);
  const row: Row = useRef(null);
  const change = (stop: Stop, isOn: boolean) => send({ type: "stopChanged", stop, isOn });

  useSurroundings(row, send);
  useRotation(isRotating(state), send);
  useMovement(row, state);

  return {
    state,
    row,
    next: () => send({ type: "stepPressed", by: 1 }),
    previous: () => send({ type: "stepPressed", by: -1 }),
    togglePause: () => (state.stops.includes("paused") ? send({ type: "playPressed" }) : change("paused", true)),
    swipe: useSwipe(row, send),
    hover: { onPointerEnter: () => change("hovered", true), onPointerLeave: () => change("hovered", false) },
    focus: {
      onFocus: () => change("focused", true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) change("focused", false);
      },
    },
  };
}

/** Reports window width, page visibility and reduced motion; and, from before hydration, hover, focus and the item scrolled to. */
function useSurroundings(row: Row, send: Send): void {
  useLayoutEffect(() => {
    // While the page hydrates, in slices; on a page shown later, before it is painted.
    const tell: Send = (event) => (isHydrated() ? send(event) : startTransition(() => send(event)));
    const change = (stop: Stop, isOn: boolean) => tell({ type: "stopChanged", stop, isOn });
    if (!row.current) return;
    const viewport = row.current.parentElement;
    const style = getComputedStyle(row.current);
    const motion = reducedMotion();
    const look = () => {
      tell({ type: "laidOut", inView: Number(style.getPropertyValue("--carousel-in-view")) });
      change("pageHidden", document.hidden);
      change("motionReduced", motion.matches);
    };
    look();
    // On a touch screen, :hover stays on the element that was touched last.
    if (viewport?.matches(":hover") && matchMedia("(hover: hover)").matches) change("hovered", true);
    if (viewport?.matches(":focus-within")) change("focused", true);
    if (viewport?.scrollLeft)
      tell({ type: "foundScrolled", position: Math.round(viewport.scrollLeft / distanceBetweenItems(row.current)) });
    viewport?.scrollTo(0, 0);
    const listening = new AbortController();
    window.addEventListener("resize", look, { signal: listening.signal });
    motion.addEventListener("change", look, { signal: listening.signal });
    document.addEventListener("visibilitychange", look, { signal: listening.signal });
    return () => listening.abort();
  }, [row, send]);
}

function useRotation(isOn: boolean, send: Send): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => send({ type: "intervalPassed" }), AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isOn, send]);
}

/** Animates each movement; a new one replaces it at once. */
function useMovement(row: Row, { position, from, stops }: State): void {
  const isDragged = stops.includes("dragged");
  useLayoutEffect(() => {
    if (!row.current || isDragged || reducedMotion().matches || position === from) return;
    const offset = (position - from) * distanceBetweenItems(row.current);
    const movement = row.current.animate([{ transform: `translateX(${offset}px)` }, { transform: "none" }], {
      duration: TRANSITION_MS,
      easing: getComputedStyle(row.current).getPropertyValue("--ease"),
    });
    return () => movement.cancel();
  }, [row, position, from, isDragged]);
}

interface Press {
  id: number;
  /** The x coordinate from which the finger's distance counts, in CSS pixels. */
  x: number;
  /** Where the row was when it began to follow, in items; `undefined` while it does not. */
  start: number | undefined;
}

/** Lets the row follow a finger or a pen; a mouse selects text. Where a finger scrolls the page, the browser cancels its pointer. */
function useSwipe(row: Row, send: Send) {
  const press = useRef<Press>(undefined);

  const end = ({ pointerId }: PointerEvent) => {
    if (press.current?.id !== pointerId) return;
    send({ type: "stopChanged", stop: "dragged", isOn: false });
    press.current = undefined;
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX }: PointerEvent) => {
      if (pointerType !== "mouse" && isPrimary) press.current = { id: pointerId, x: clientX, start: undefined };
    },
    onPointerMove: ({ pointerId, clientX, currentTarget: viewport }: PointerEvent) => {
      const { current } = press;
      if (!row.current || current?.id !== pointerId) return;
      const distance = distanceBetweenItems(row.current);
      if (current.start === undefined) {
        if (Math.abs(clientX - current.x) < SWIPE_SLOP_PX) return;
        current.x = clientX;
        current.start = (viewport.getBoundingClientRect().left - row.current.getBoundingClientRect().left) / distance;
        viewport.setPointerCapture(pointerId);
      }
      send({ type: "dragged", from: Math.round(current.start), to: current.start + (current.x - clientX) / distance });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** From one item's start to the next one's, in CSS pixels; negative where the row runs to the left. */
function distanceBetweenItems(row: HTMLElement): number {
  const { columnGap, direction } = getComputedStyle(row);
  const width = (row.firstElementChild?.getBoundingClientRect().width ?? 0) + Number.parseFloat(columnGap);
  return direction === "rtl" ? -width : width;
}
