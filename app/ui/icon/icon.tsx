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
const SIZES_PX = { small: 16, text: 20, large: 24, display: 32 };

const measures = (size: IconProps["size"] = "text") => ({ width: SIZES_PX[size], height: SIZES_PX[size] });

/** An icon beside words that say the same; it is hidden from assistive technology. */
export function Icon({ shape, directed, size }: IconProps) {
  return (
    <svg {...measures(size)} className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-directed={directed || undefined}>
      {typeof shape === "string" ? (
        <use href={`${SPRITE_URL}#${shape}`} />
      ) : (
        shape.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))
      )}
    </svg>
  );
}

/** A brand's icon, by its name in the sprite; hidden from assistive technology too. */
export function BrandIcon({ name, size }: { name: string } & Pick<IconProps, "size">) {
  return (
    <svg {...measures(size)} className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-brand="">
      <use href={`${SPRITE_URL}#${name}`} />
    </svg>
  );
}
