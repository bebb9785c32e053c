import { type Dispatch, type PointerEvent, useRef } from "react";
import { SWIPE_SLOP_PX } from "./carousel.constants.ts";
import { directionOf, distanceBetweenItems, seenPosition } from "./carousel.geometry.ts";
import type { CarouselEvent } from "./carousel.machine.ts";
import type { Parts } from "./use-carousel.ts";

interface Press {
  id: number;
  /** The x coordinate from which the finger's distance counts, in CSS pixels. */
  x: number;
  /** How far the row was past its position when it began to follow, in items; `undefined` while it does not. */
  drag: number | undefined;
}

/**
 * Lets the row follow a finger or a pen. A mouse uses the buttons, and selects text. With `touch-action` the browser decides whether a
 * finger scrolls the page: it then cancels the pointer.
 */
export function useSwipe({ viewport, row }: Parts, position: number, send: Dispatch<CarouselEvent>) {
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
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      const { current } = press;
      if (!viewport.current || !row.current || current?.id !== pointerId) return;
      if (current.drag === undefined) {
        if (Math.abs(clientX - current.x) < SWIPE_SLOP_PX) return;
        current.x = clientX;
        current.drag = seenPosition(viewport.current, row.current) - position;
        viewport.current.setPointerCapture(pointerId);
      }
      const travel = ((current.x - clientX) * directionOf(row.current)) / distanceBetweenItems(row.current);
      send({ type: "dragged", by: current.drag + travel });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
