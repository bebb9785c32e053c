import { X } from "lucide";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../button/button.tsx";
import styles from "./overlay.module.css";

interface OverlayProps {
  label: string;
  describedBy?: string;
  closeLabel: string;
  /** Called once it is closed and has faded out; its owner then unmounts it. */
  onClose: () => void;
  /** Whether the content fills the whole screen; the close button is then over it. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether the current entry of the history is the one that an open overlay adds. */
const isOverlay = () => Boolean(history.state?.isOverlay);

const nextPress = () =>
  new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, resolve, { once: true });
  });

/** A dialog over the whole page, open while it is mounted. Its button, Escape, Back, a click beside its content and a link to a page close it. */
export function Overlay({ label, describedBy, closeLabel, onClose, isFlush, className = "", children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const { current } = dialog;
    const onPopState = () => current?.close();
    current?.showModal();
    // The page's scrollbar keeps its room at the other side: what is centred is in the middle of the screen.
    current?.style.setProperty("--page-gutter", `${window.innerWidth - current.offsetWidth}px`);
    // One more entry for the same address: the router sees a navigation to where it is, and loads nothing (`shouldRevalidate`).
    if (!isOverlay()) history.pushState({ ...history.state, isOverlay: true }, "");
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
      current?.close();
    };
  }, []);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest("a[href^='/']")) close();
  };
  /** Enter, held down on what opened the overlay, would press its buttons at the keyboard's repeat rate. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  const afterClosing = async () => {
    if (!dialog.current || dialog.current.open) return; // StrictMode closes and opens it again before the event
    if (isOverlay()) history.back();
    const fading = Promise.allSettled(dialog.current.getAnimations().map(({ finished }) => finished));
    await Promise.race([fading, nextPress()]); // what is pressed may open it again
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.overlay} ${className}`}
      data-flush={isFlush || undefined}
      data-screen-only=""
      data-surface="ink"
      aria-label={label}
      aria-describedby={describedBy}
      onClose={afterClosing}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <IconButton className={styles.close} data-round="" label={closeLabel} shape={X} size="large" onClick={close} />
      {children}
    </dialog>
  );
}
