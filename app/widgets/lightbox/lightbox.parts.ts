import type { RefObject } from "react";
import type { Viewport } from "./lightbox.geometry.ts";
import type { LightboxEvent } from "./lightbox.machine.ts";

/** The elements that the lightbox listens to, measures and moves the focus to. */
export interface Parts {
  dialog: RefObject<HTMLDialogElement | null>;
  /** All of the lightbox but its controls. */
  stage: RefObject<HTMLDivElement | null>;
  /** The box of the current picture. */
  picture: RefObject<HTMLDivElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
  zoomInButton: RefObject<HTMLButtonElement | null>;
  zoomOutButton: RefObject<HTMLButtonElement | null>;
}

/** What ties an open lightbox's parts to its machine. */
export interface Wiring {
  isOpen: boolean;
  parts: Parts;
  send(event: LightboxEvent): void;
  /** Measures what the picture is shown in. */
  viewport(): Viewport;
}

/** The clock of all events, in ms. */
export const now = (): number => performance.now();
