import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { KEY_PAN_PX } from "./lightbox.constants.ts";
import { CENTRE, type Point, type Side, type Size } from "./lightbox.geometry.ts";
import { closesBeside, initial, type LightboxEvent, type Moment, type State, transition } from "./lightbox.machine.ts";

const SIDES: Record<string, Side> = { ArrowLeft: "left", ArrowRight: "right" };

const PANS: Record<string, Point> = {
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
};

/** The state of an open lightbox, the ref for its stage, and what its controls send to. Listens for keys, pointers and wheels. */
export function useLightbox(options: { pictures: readonly Size[]; start: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(
    (before: State, [event, moment]: [LightboxEvent, Moment]) => transition(before, event, moment),
    options,
    initial,
  );
  const send = (event: LightboxEvent) => {
    if (stage.current) dispatch([event, momentIn(stage.current)]);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const side = SIDES[event.key];
    const by = PANS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.type === "keyup") return side && send({ type: "arrowReleased" });
    if (event.shiftKey && by) send({ type: "panAsked", by });
    else if (side) send({ type: "arrowPressed", side });
  });
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const { type, pointerId: id, button } = event;
    const point = pointOf(event, stage.current);
    if (type === "pointermove") send({ type: "pointerMoved", id, point });
    else if (type !== "pointerdown") send({ type: "pointerEnded", id, isCancelled: type === "pointercancel" });
    else if (button <= 0) send({ type: "pointerPressed", id, point });
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isOnPicture = (event.target as Element).closest("[data-part=picture]") !== null;
    if (event.type === "dblclick" && isOnPicture) send({ type: "pictureDoubleClicked", point: pointOf(event, stage.current) });
    else if (!isOnPicture && closesBeside(state, performance.now())) stage.current?.closest("dialog")?.close();
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // Read without `deltaMode`, the deltas are in pixels in every browser.
    send({ type: "wheelTurned", by: { x: event.deltaX, y: event.deltaY }, point: pointOf(event, stage.current) });
  });
  const onResize = useEffectEvent(() => send({ type: "panAsked", by: CENTRE })); // bounds the picture again

  useEffect(() => {
    const element = stage.current;
    const dialog = element?.closest("dialog");
    if (!element || !dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["keydown", "keyup"] as const) document.addEventListener(type, onKey, { signal });
    element.addEventListener("pointerdown", onPointer, { signal });
    // A drag may leave the stage. Pointer capture would change the target of the click.
    for (const type of ["pointermove", "pointerup", "pointercancel"] as const) window.addEventListener(type, onPointer, { signal });
    for (const type of ["click", "dblclick"] as const) element.addEventListener(type, onClick, { signal });
    window.addEventListener("resize", onResize, { signal });
    dialog.addEventListener("wheel", onWheel, { signal, passive: false });
    return () => listening.abort();
  }, []);

  return { state, stage, send };
}

/** The time and place of an event happening now. */
function momentIn(stage: Element): Moment {
  const { width, height } = stage.getBoundingClientRect();
  return { at: performance.now(), stage: { width, height }, direction: getComputedStyle(stage).direction === "rtl" ? "rtl" : "ltr" };
}

/** Where an event is, from the centre of the stage. */
function pointOf({ clientX, clientY }: MouseEvent, stage: Element | null): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {};
  return { x: clientX - (left + width / 2), y: clientY - (top + height / 2) };
}
