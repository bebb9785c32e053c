import { brand, business } from "virtual:site";
import { PageLink } from "../page-link/page-link.tsx";
import { SPRITE_URL } from "../sprite/sprite-url.ts";
import styles from "./logo.module.css";

/** The business's logo, or its mark and name in one or two lines; leads home (OWN-05). */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/">
      {brand.logo ? (
        <Drawn id="logo" name={business.name} />
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
    <Drawn id="mark" />
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {[...business.shortName][0]}
    </span>
  );
}

/** The most that each can fill, in px. */
const ROOM = { logo: { width: 192, height: 44 }, mark: { width: 52, height: 36 } };

/** A drawing of content/brand, from the sprite; without a name, it is decoration. */
function Drawn({ id, name }: { id: keyof typeof ROOM; name?: string }) {
  const drawing = brand[id];
  if (!drawing) return null;
  const { viewBox, aspect } = drawing;
  const width = Math.min(ROOM[id].width, ROOM[id].height * aspect);
  const said = name ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <svg className={styles.drawing} viewBox={viewBox} width={Math.round(width)} height={Math.round(width / aspect)} {...said}>
      <use href={`${SPRITE_URL}#${id}`} />
    </svg>
  );
}
