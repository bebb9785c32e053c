import { X } from "lucide";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./overlay.module.css";

interface OverlayProps {
  /** Names it for assistive technology. */
  label: string;
  closeLabel: string;
  /** Called however it was closed; its owner then takes it away. */
  onClose: () => void;
  /** Whether the content fills the whole screen; the close button is then over it. */
  isFlush?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the whole page, which does not scroll meanwhile. It is open while it is rendered; the close button, Escape and a click beside
 * its content close it, and the focus goes back to where it was.
 */
export function Overlay({ label, closeLabel, onClose, isFlush, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const close = () => dialog.current?.close();
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  // Strict mode closes it and opens it again at once; the event of the first comes after the second.
  const afterClosing = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-flush={isFlush || undefined}
      aria-label={label}
      onClose={afterClosing}
      onClick={closeBeside}
    >
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon shape={X} size="large" />
      </button>
      {children}
    </dialog>
  );
}
