import type { Picture } from "../../schema/fields.ts";
import { EnlargeablePictures } from "../enlargeable-pictures/enlargeable-pictures.tsx";
import styles from "./gallery.module.css";

/** How many of a service's pictures its page shows (DET-01). */
const SHOWN = 2;

/** The first two of a service's pictures, which open a lightbox of all (LB-01, LB-02). */
export function Gallery({ pictures, caption }: { pictures: Picture[]; caption: string | undefined }) {
  return (
    <figure>
      <EnlargeablePictures className={styles.pictures} pictures={pictures} shown={SHOWN} sizes="(min-width: 62rem) 34rem, 92vw" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
