import { createElement } from "react";
import type { IconShape } from "../../schema/fields.ts";
import styles from "./icon.module.css";

interface IconProps {
  /** What to draw: an icon of the lucide set, or a brand's. */
  shape: IconShape;
  /** Brands' icons are filled, the others drawn with one line. */
  brand?: boolean;
  /** Whether it points somewhere, and so turns round in RTL. */
  directed?: boolean;
  /** `small` 16 px, `large` 24 px, `display` 32 px; otherwise 1.25 times the text. */
  size?: "small" | "large" | "display";
}

/** An icon beside words that say the same; it is hidden from assistive technology. */
export function Icon({ shape, brand, directed, size }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-brand={brand || undefined}
      data-directed={directed || undefined}
      data-size={size}
    >
      {shape.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
