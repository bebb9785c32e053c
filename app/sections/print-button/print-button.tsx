import { Printer } from "lucide";
import { flag, NEEDS_CODE } from "../../hydration/attributes.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./print-button.module.css";

/** Prints the page: on a phone the browser's own command is hard to find. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div className={styles.print} {...flag(NEEDS_CODE)}>
      <Button small onClick={() => window.print()}>
        <Icon shape={Printer} />
        {label}
      </Button>
    </div>
  );
}
