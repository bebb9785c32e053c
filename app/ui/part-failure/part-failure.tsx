import { Button } from "../button/button.tsx";
import styles from "./part-failure.module.css";

interface PartFailureProps {
  message: string;
  /** What the button says. */
  label: string;
  onRetry: () => void;
}

/** Stands where a part of the page would be whose code did not load, and tries again. It is read out when it comes. */
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
