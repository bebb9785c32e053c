import { useEffect, useEffectEvent } from "react";
import { KEY_PAN_PX } from "./lightbox.constants.ts";
import { type Point, type Side, stepTowards, type Viewport } from "./lightbox.geometry.ts";
import type { LightboxEvent } from "./lightbox.machine.ts";
import { now, type Wiring } from "./lightbox.parts.ts";

const SIDES: Record<string, Side> = { ArrowLeft: "left", ArrowRight: "right" };

const PANS: Record<string, Point> = {
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
};

/** The key codes of LB-03, for events that bring no name along. */
const KEY_NAMES: Record<number, string> = { 37: "ArrowLeft", 39: "ArrowRight", 27: "Escape" };

/** What the keyboard does while the lightbox is open (LB-03, LB-07). */
export function useKeys({ isOpen, parts, send, viewport }: Wiring): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const name = nameOf(event);
    if (name === "Tab") keepTabbingIn(event, parts.dialog.current);
    // A held Enter would press a button at the keyboard's own pace.
    if (name === "Enter" && event.repeat) event.preventDefault();
    const asked = askedBy({ name, isShift: event.shiftKey, viewport });
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    send(asked);
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (SIDES[nameOf(event)]) send({ type: "arrowReleased" });
  });

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    // Before anyone else: what is behind the lightbox is not meant by its keys, wherever the browser has put the focus.
    const options = { signal: listening.signal, capture: true };
    document.addEventListener("keydown", onKeyDown, options);
    document.addEventListener("keyup", onKeyUp, options);
    return () => listening.abort();
  }, [isOpen]);
}

const nameOf = ({ key, keyCode }: KeyboardEvent): string => key || (KEY_NAMES[keyCode] ?? "");

function askedBy({ name, isShift, viewport }: { name: string; isShift: boolean; viewport: () => Viewport }): LightboxEvent | undefined {
  const side = SIDES[name];
  const by = PANS[name];
  if (name === "Escape") return { type: "closeAsked" };
  if (isShift && by) return { type: "panAsked", by, viewport: viewport() };
  if (side) return { type: "arrowPressed", step: stepTowards(side, viewport().direction), at: now() };
  return undefined;
}

/** After the last control comes the first, and the other way round. */
function keepTabbingIn(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const controls = [...(dialog?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  const [edge, other] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== edge && controls.some((control) => control === document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}
