import { Button } from "../button/button.tsx";
import styles from "./part-failure.module.css";

interface PartFailureProps {
  message: string;
  /** What the button says. */
  label: string;
  onRetry: () => void;
}

/** Replaces a part of the page whose code did not load, and offers to try again. Assistive technology announces it. */
export function PartFailure({ message, label, onRetry }: PartFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <Button small onClick={onRetry}>
        {label}
      </Button>
    </div>
  );
}
