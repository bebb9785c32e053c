import { brand, business } from "virtual:site";
import type { Drawing } from "../../schema/brand.ts";
import { PageLink } from "../page-link/page-link.tsx";
import { SPRITE_URL } from "../sprite/sprite-url.ts";
import styles from "./logo.module.css";

/** The business's logo, or its mark and name in one or two lines; leads home (OWN-05). */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/">
      {brand.logo ? (
        <Drawn id="logo" drawing={brand.logo} room={{ width: 12, height: 2.75 }} name={business.name} />
      ) : (
        <>
          {brand.mark && <Mark />}
          <span>
            {`${business.shortName} `}
            {business.surname && <small>{business.surname}</small>}
          </span>
        </>
      )}
    </PageLink>
  );
}

/** The business's mark; without one, the first letter of its name. Decoration. */
export function Mark() {
  return brand.mark ? (
    <Drawn id="mark" drawing={brand.mark} room={{ width: 3.25, height: 2.25 }} />
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {[...business.shortName][0]}
    </span>
  );
}

interface DrawnProps {
  /** Its name in the sprite. */
  id: "mark" | "logo";
  drawing: Pick<Drawing, "viewBox" | "aspect">;
  /** The most that it can fill, in rem. */
  room: { width: number; height: number };
  /** What it says; without it, it is decoration. */
  name?: string;
}

/** A drawing of content/brand, from the sprite. */
function Drawn({ id, drawing: { viewBox, aspect }, room, name }: DrawnProps) {
  const width = Math.min(room.width, room.height * aspect) * 16;
  const said = name ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <svg className={styles.drawing} viewBox={viewBox} width={Math.round(width)} height={Math.round(width / aspect)} {...said}>
      <use href={`${SPRITE_URL}#${id}`} />
    </svg>
  );
}
