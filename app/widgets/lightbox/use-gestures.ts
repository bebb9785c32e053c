import { type RefObject, useEffect, useEffectEvent } from "react";
import { CENTRE, type Point } from "./lightbox.geometry.ts";
import type { Pointer } from "./lightbox.machine.ts";
import { now, type Wiring } from "./lightbox.parts.ts";

/** What fingers, pens, mice and wheels do while the lightbox is open (LB-04 to LB-06). */
export function useGestures({ isOpen, parts, send, viewport, isZoomable }: Wiring & { isZoomable: boolean }): void {
  const { dialog: dialogRef, stage: stageRef, picture } = parts;

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.button <= 0) send({ type: "pointerPressed", pointer: pointerOf(event, stageRef.current) });
  });
  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    send({ type: "pointerMoved", pointer: pointerOf(event, stageRef.current), viewport: viewport() });
  });
  const onPointerUp = useEffectEvent(({ pointerId }: PointerEvent) => {
    send({ type: "pointerReleased", id: pointerId, viewport: viewport(), at: now() });
  });
  const onPointerCancel = useEffectEvent(({ pointerId }: PointerEvent) => send({ type: "pointerLost", id: pointerId, at: now() }));
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isOn(picture, event)) send({ type: "besideClicked", at: now() });
  });
  const onDoubleClick = useEffectEvent((event: MouseEvent) => {
    if (isOn(picture, event)) send({ type: "pictureDoubleClicked", point: pointOf(event, stageRef.current), viewport: viewport() });
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey && !isZoomable) return; // the browser's own zoom
    event.preventDefault();
    // Read without `deltaMode`, the deltas are in pixels in every browser.
    const by = { x: event.deltaX, y: event.deltaY };
    send({ type: "wheelTurned", by, point: pointOf(event, stageRef.current), viewport: viewport(), at: now() });
  });
  const onResize = useEffectEvent(() => send({ type: "stageResized", viewport: viewport() }));

  useEffect(() => {
    const [dialog, stage] = [dialogRef.current, stageRef.current];
    if (!isOpen || !dialog || !stage) return;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("wheel", onWheel, { signal, passive: false });
    dialog.addEventListener("mousedown", keepFocus, { signal });
    stage.addEventListener("pointerdown", onPointerDown, { signal });
    stage.addEventListener("click", onClick, { signal });
    stage.addEventListener("dblclick", onDoubleClick, { signal });
    // A drag may leave the window. Pointer capture would change the target of the click.
    window.addEventListener("pointermove", onPointerMove, { signal });
    window.addEventListener("pointerup", onPointerUp, { signal });
    window.addEventListener("pointercancel", onPointerCancel, { signal });
    const resizes = new ResizeObserver(onResize);
    resizes.observe(stage);
    return () => {
      listening.abort();
      resizes.disconnect();
    };
  }, [isOpen, dialogRef, stageRef]);
}

/** A press beside the controls leaves the focus where it is, selects nothing and drags no picture out of the page. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest("button")) event.preventDefault();
}

const isOn = (part: RefObject<HTMLElement | null>, { target }: Event): boolean => part.current?.contains(target as Node) ?? false;

/** Where an event is, from the centre of the stage. */
function pointOf({ clientX, clientY }: MouseEvent, stage: Element | null): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: clientX - (box.left + box.width / 2), y: clientY - (box.top + box.height / 2) } : CENTRE;
}

const pointerOf = (event: PointerEvent, stage: Element | null): Pointer => ({ id: event.pointerId, at: pointOf(event, stage) });
