import { type Dispatch, type FocusEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { watchReducedMotion } from "../../browser/reduced-motion.ts";
import { AUTOPLAY_INTERVAL_MS, ITEMS_IN_VIEW, ITEMS_IN_VIEW_NARROW } from "./carousel.constants.ts";
import { distanceBetweenItems } from "./carousel.geometry.ts";
import { type CarouselEvent, initial, isRotating, type State, transition } from "./carousel.machine.ts";
import { useSwipe } from "./use-swipe.ts";

type Send = Dispatch<CarouselEvent>;

/** The elements that the carousel measures. */
export interface Parts {
  /** The viewport, which shows a part of the row. */
  viewport: RefObject<HTMLDivElement | null>;
  /** The row of items, which moves inside the viewport. */
  row: RefObject<HTMLDivElement | null>;
}

/** Connects the carousel's machine to timers, viewport width, pointer and focus. `count` must not change. */
export function useCarousel(count: number) {
  const [state, send] = useReducer(transition, count, initial);
  const parts: Parts = { viewport: useRef(null), row: useRef(null) };

  useItemsInView(parts, send);
  useEarlyVisitor(parts.viewport, send);
  useReducedMotion(send);
  usePageVisibility(send);
  useRotation(isRotating(state), send);
  useArrival(parts.row, state, send);

  return {
    state,
    parts,
    next: () => send({ type: "nextPressed" }),
    previous: () => send({ type: "previousPressed" }),
    togglePause: () => send({ type: state.isPaused ? "playPressed" : "pausePressed" }),
    swipe: useSwipe(parts, state.position, send),
    hover: {
      onPointerEnter: () => send({ type: "pointerEntered" }),
      onPointerLeave: () => send({ type: "pointerLeft" }),
    },
    focus: {
      onFocus: () => send({ type: "focusEntered" }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: "focusLeft" });
      },
    },
  };
}

/** Reports how many items are side by side, and which item the visitor scrolled to before hydration. */
function useItemsInView({ viewport, row }: Parts, send: Send): void {
  useLayoutEffect(() => {
    const steps = ITEMS_IN_VIEW.map(({ minimumWidth, items }) => ({ query: matchMedia(`(min-width: ${minimumWidth}px)`), items }));
    const layOut = () => send({ type: "laidOut", inView: steps.find(({ query }) => query.matches)?.items ?? ITEMS_IN_VIEW_NARROW });
    layOut();
    const scrolled = Math.abs(viewport.current?.scrollLeft ?? 0);
    if (viewport.current && row.current && scrolled > 0) {
      send({ type: "foundScrolled", position: Math.round(scrolled / distanceBetweenItems(row.current)) });
      viewport.current.scrollLeft = 0;
    }
    for (const { query } of steps) query.addEventListener("change", layOut);
    return () => {
      for (const { query } of steps) query.removeEventListener("change", layOut);
    };
  }, [viewport, row, send]);
}

/** Reports a mouse over the items and a focus in them from before hydration. */
function useEarlyVisitor(viewport: Parts["viewport"], send: Send): void {
  useEffect(() => {
    // On a touch screen, :hover stays on the element that was touched last.
    if (matchMedia("(hover: hover)").matches && viewport.current?.matches(":hover")) send({ type: "pointerEntered" });
    if (viewport.current?.matches(":focus-within")) send({ type: "focusEntered" });
  }, [viewport, send]);
}

function useReducedMotion(send: Send): void {
  useEffect(() => watchReducedMotion((isReduced) => send({ type: isReduced ? "motionReduced" : "motionAllowed" })), [send]);
}

function usePageVisibility(send: Send): void {
  useEffect(() => {
    const look = () => send({ type: document.hidden ? "pageHidden" : "pageShown" });
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [send]);
}

function useRotation(isOn: boolean, send: Send): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => send({ type: "intervalPassed" }), AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isOn, send]);
}

/** Reports the end of a movement: at once if nothing moves, as with reduced motion. */
function useArrival(row: RefObject<HTMLElement | null>, { phase, position }: State, send: Send): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new position is a new movement
  useLayoutEffect(() => {
    // `getAnimations` also makes the browser compute the row's current style. Otherwise it would merge two changes into one transition.
    const movements = row.current?.getAnimations() ?? [];
    if (phase !== "moving") return;
    let isCurrent = true;
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (isCurrent) send({ type: "arrived" });
    });
    return () => {
      isCurrent = false;
    };
  }, [row, phase, position, send]);
}
