import type { IconNode } from "lucide";
import { createElement } from "react";
import { SPRITE_URL } from "../sprite/sprite-url.ts";
import styles from "./icon.module.css";

interface IconProps {
  /** An icon of lucide, or the name of one in the sprite. */
  shape: IconNode | string;
  /** Whether it points somewhere, and so turns round in RTL. */
  directed?: boolean;
  /** `text` is 1.25 times the text; the others have the same size everywhere. */
  size?: keyof typeof SIZES_PX;
}

/** The stylesheet finds an icon's size by its width. */
const SIZES_PX = { small: 16, text: 20, large: 24 };

/** An icon beside words that say the same; it is hidden from assistive technology. */
export function Icon({ shape, directed, size = "text" }: IconProps) {
  return (
    <svg width={SIZES_PX[size]} className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-directed={directed ? "" : undefined}>
      {typeof shape === "string" ? (
        <use href={`${SPRITE_URL}#${shape}`} />
      ) : (
        shape.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))
      )}
    </svg>
  );
}
