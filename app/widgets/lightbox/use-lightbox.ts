import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ANIMATION_MS } from "./lightbox.constants.ts";
import { fittedSize, type Size, type Viewport } from "./lightbox.geometry.ts";
import { indexOf, initial, type LightboxEvent, transition } from "./lightbox.machine.ts";
import type { Parts, Wiring } from "./lightbox.parts.ts";
import { useGestures } from "./use-gestures.ts";
import { useKeys } from "./use-keys.ts";

interface UseLightboxOptions {
  /** The measures of each picture's file in pixels. */
  pictures: readonly Size[];
  /** The picture that is to be shown, from 0; `null` to show none. */
  index: number | null;
  isZoomable: boolean;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** On the page's root while a lightbox is open; `gutter` where the scrollbar takes space that must stay reserved. */
const SCROLL_LOCK = "data-lightbox";

/** The lightbox's state and what can be done with it. The refs belong on the parts of the same names. */
export function useLightbox({ pictures, index, isZoomable, onIndexChange, onClose }: UseLightboxOptions) {
  const [state, setState] = useState(initial);
  // Several events can come before the next render; each must build on the one before.
  const latest = useRef(state);
  const focusedAtEvent = useRef<Element | null>(null);
  const parts = useParts();

  const apply = (event: LightboxEvent) => {
    latest.current = transition(latest.current, event);
    setState(latest.current);
  };

  const send = (event: LightboxEvent) => {
    focusedAtEvent.current = document.activeElement;
    const before = latest.current;
    apply(event);
    const after = latest.current;
    if (after.position !== before.position && after.phase === "open") onIndexChange(indexOf(after));
    if (after.phase === "closing" && before.phase === "open") onClose();
  };

  const viewport = (): Viewport => {
    const stage = sizeOf(parts.stage.current);
    const size = pictures[indexOf(latest.current)] ?? stage;
    return { stage, fitted: fittedSize(size, stage), direction: directionOf(parts.stage.current) };
  };

  const follow = useEffectEvent((wanted: number | null) => {
    apply(wanted === null ? { type: "hidden" } : { type: "shown", index: wanted, count: pictures.length, isZoomable });
  });
  const count = pictures.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures again when any of these changes
  useLayoutEffect(() => follow(index), [index, count, isZoomable]);

  useAnimationEnd(state.animation, () => send({ type: "animationEnded" }));
  const wiring = { isOpen: state.phase === "open", parts, send, viewport };
  useModal(wiring);
  useKeys(wiring);
  useGestures({ ...wiring, isZoomable });
  useZoomFocus(parts, focusedAtEvent, state.level);

  return {
    state,
    parts,
    close: () => send({ type: "closeAsked" }),
    next: () => send({ type: "moveAsked", step: 1 }),
    previous: () => send({ type: "moveAsked", step: -1 }),
    zoomIn: () => send({ type: "zoomInAsked", viewport: viewport() }),
    zoomOut: () => send({ type: "zoomOutAsked", viewport: viewport() }),
  };
}

function useParts(): Parts {
  return {
    dialog: useRef(null),
    stage: useRef(null),
    picture: useRef(null),
    closeButton: useRef(null),
    zoomInButton: useRef(null),
    zoomOutButton: useRef(null),
  };
}

/**
 * Calls back once an animation has ended.
 *
 * @param animation Another number for each animation; 0 while there is none.
 */
function useAnimationEnd(animation: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (animation === 0) return;
    const timer = setTimeout(() => end(), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [animation]);
}

/** Makes the page behind inert and takes the focus while open; then gives both back (LB-02). */
function useModal({ isOpen, parts: { dialog: dialogRef, closeButton }, send }: Wiring): void {
  const onCancel = useEffectEvent((event: Event) => {
    event.preventDefault();
    send({ type: "closeAsked" });
  });
  const onClose = useEffectEvent(() => {
    // The browser may close a dialog without asking; a `close` that comes late, after the next opening, means nothing.
    if (!dialogRef.current?.open) send({ type: "closeAsked" });
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    const listening = new AbortController();
    dialog.addEventListener("cancel", onCancel, { signal: listening.signal });
    dialog.addEventListener("close", onClose, { signal: listening.signal });
    dialog.showModal();
    closeButton.current?.focus();
    const unlock = lockScroll(document.documentElement);
    return () => {
      unlock();
      listening.abort();
      dialog.close(); // gives the focus back to where it was
    };
  }, [isOpen, dialogRef, closeButton]);
}

/**
 * Moves the focus from a zoom button that becomes disabled to the other one (original). Some browsers take the focus from a button as soon
 * as it is disabled, so the element that had the focus at the event counts.
 */
function useZoomFocus({ zoomInButton, zoomOutButton }: Parts, focusedAtEvent: RefObject<Element | null>, level: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the level decides which of the two is disabled
  useLayoutEffect(() => {
    const [zoomIn, zoomOut] = [zoomInButton.current, zoomOutButton.current];
    const focused = focusedAtEvent.current;
    if (zoomIn?.disabled && zoomIn === focused) zoomOut?.focus();
    if (zoomOut?.disabled && zoomOut === focused) zoomIn?.focus();
  }, [level, zoomInButton, zoomOutButton, focusedAtEvent]);
}

/** Keeps the page's scroll position and width. */
function lockScroll(root: HTMLElement): () => void {
  root.setAttribute(SCROLL_LOCK, window.innerWidth > root.clientWidth ? "gutter" : "");
  return () => root.removeAttribute(SCROLL_LOCK);
}

const directionOf = (element: Element | null): Viewport["direction"] =>
  element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

function sizeOf(element: Element | null): Size {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return { width, height };
}
