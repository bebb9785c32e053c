import { type Dispatch, type FocusEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { reducedMotion } from "../../browser/reduced-motion.ts";
import { AUTOPLAY_INTERVAL_MS, ITEMS_IN_VIEW, SWIPE_SLOP_PX } from "./carousel.constants.ts";
import { type CarouselEvent, type Condition, initial, isRotating, type State, transition } from "./carousel.machine.ts";

type Send = Dispatch<CarouselEvent>;

/** The row of items, which moves inside its parent, the viewport. */
type Row = RefObject<HTMLDivElement | null>;

/** Connects the carousel's machine to timers, viewport width, pointer and focus. `count` must not change. */
export function useCarousel(count: number) {
  const [state, send] = useReducer(transition, count, initial);
  const row: Row = useRef(null);
  const change = (condition: Condition, isSo: boolean) => send({ type: "conditionChanged", condition, isSo });

  useSurroundings(row, send);
  useRotation(isRotating(state), send);
  useArrival(row, state, send);

  return {
    state,
    row,
    next: () => send({ type: "stepPressed", by: 1 }),
    previous: () => send({ type: "stepPressed", by: -1 }),
    togglePause: () => send({ type: state.isPaused ? "playPressed" : "pausePressed" }),
    swipe: useSwipe(row, state.position, send),
    hover: { onPointerEnter: () => change("isHovered", true), onPointerLeave: () => change("isHovered", false) },
    focus: {
      onFocus: () => change("isFocused", true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) change("isFocused", false);
      },
    },
  };
}

/** Reports the window's width, the page's visibility and the wish for less motion; and from before hydration a pointer, a focus, and the item that was scrolled to. */
function useSurroundings(row: Row, send: Send): void {
  useLayoutEffect(() => {
    const change = (condition: Condition, isSo: boolean) => send({ type: "conditionChanged", condition, isSo });
    const steps = ITEMS_IN_VIEW.map(({ minimumWidth, items }) => ({ query: matchMedia(`(min-width: ${minimumWidth}px)`), items }));
    const motion = reducedMotion();
    const look = () => {
      send({ type: "laidOut", inView: steps.find(({ query }) => query.matches)?.items ?? 1 });
      change("isPageHidden", document.hidden);
      change("isMotionReduced", motion.matches);
    };
    look();
    const viewport = row.current?.parentElement;
    // On a touch screen, :hover stays on the element that was touched last.
    if (viewport?.matches(":hover") && matchMedia("(hover: hover)").matches) change("isHovered", true);
    if (viewport?.matches(":focus-within")) change("isFocused", true);
    const scrolled = Math.abs(viewport?.scrollLeft ?? 0);
    if (row.current && scrolled > 0) send({ type: "foundScrolled", position: Math.round(scrolled / distanceBetweenItems(row.current)) });
    viewport?.scrollTo(0, 0);
    const listening = new AbortController();
    for (const query of [...steps.map(({ query }) => query), motion]) query.addEventListener("change", look, { signal: listening.signal });
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

/** Reports the end of a movement: at once if nothing moves, as with reduced motion. */
function useArrival(row: Row, { phase, position }: State, send: Send): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new position is a new movement
  useLayoutEffect(() => {
    // `getAnimations` also makes the browser compute the row's current style. Otherwise it would merge two changes into one transition.
    const movements = row.current?.getAnimations() ?? [];
    if (phase !== "moving") return;
    let isCurrent = true;
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => isCurrent && send({ type: "arrived" }));
    return () => {
      isCurrent = false;
    };
  }, [row, phase, position, send]);
}

interface Press {
  id: number;
  /** The x coordinate from which the finger's distance counts, in CSS pixels. */
  x: number;
  /** How far the row was past its position when it began to follow, in items; `undefined` while it does not. */
  drag: number | undefined;
}

/** Lets the row follow a finger or a pen; a mouse selects text. Where a finger scrolls the page, the browser cancels its pointer. */
function useSwipe(row: Row, position: number, send: Send) {
  const press = useRef<Press>(undefined);

  const end = ({ pointerId }: PointerEvent) => {
    if (press.current?.id !== pointerId) return;
    if (press.current.drag !== undefined) send({ type: "released" });
    press.current = undefined;
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX }: PointerEvent) => {
      if (pointerType !== "mouse" && isPrimary) press.current = { id: pointerId, x: clientX, drag: undefined };
    },
    onPointerMove: ({ pointerId, clientX, currentTarget: viewport }: PointerEvent) => {
      const { current } = press;
      if (!row.current || current?.id !== pointerId) return;
      if (current.drag === undefined) {
        if (Math.abs(clientX - current.x) < SWIPE_SLOP_PX) return;
        current.x = clientX;
        current.drag = seenPosition(viewport, row.current) - position;
        viewport.setPointerCapture(pointerId);
      }
      const travel = ((current.x - clientX) * directionOf(row.current)) / distanceBetweenItems(row.current);
      send({ type: "dragged", by: current.drag + travel });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** From one item's start to the next one's, in CSS pixels. */
function distanceBetweenItems(row: HTMLElement): number {
  const { width = 0 } = row.firstElementChild?.getBoundingClientRect() ?? {};
  return width + Number.parseFloat(getComputedStyle(row).columnGap);
}

/** 1 where the row runs to the right, -1 where it runs to the left. */
const directionOf = (row: HTMLElement): 1 | -1 => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

/** How far the row has moved inside its viewport, in items, as rendered now; also in the middle of a movement. */
function seenPosition(viewport: Element, row: HTMLElement): number {
  const moved = viewport.getBoundingClientRect().left - row.getBoundingClientRect().left;
  return (moved * directionOf(row)) / distanceBetweenItems(row);
}
