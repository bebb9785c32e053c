import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./part-failure.module.css";

interface PartFailureProps {
  message: string;
  label: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Replaces a part of the page whose code did not load, and offers to try again or to go without. Assistive technology announces it. */
export function PartFailure({ message, label, onRetry, children }: PartFailureProps) {
  return (
    <div className={styles.failure} data-row="" role="alert">
      <p>{message}</p>
      <Button small onClick={onRetry}>
        {label}
      </Button>
      {children}
    </div>
  );
}
