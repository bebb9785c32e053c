import { words } from "virtual:site";
import { Maximize2 } from "lucide";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { largestFile } from "../../ui/picture/picture-files.ts";
import styles from "./gallery.module.css";

/** How many of a service's four pictures its page shows (DET-01). */
const SHOWN = 2;

/** Two pictures that can be seen large. Without JavaScript each is a link to its largest file. */
export function Gallery({ pictures, caption }: { pictures: PictureData[]; caption: string }) {
  return (
    <figure>
      <div className={styles.pictures}>
        {pictures.slice(0, SHOWN).map((picture) => (
          <a
            key={picture.src}
            className={styles.picture}
            href={largestFile(picture)}
            aria-label={`${words.service.enlarge}: ${picture.alt}`}
          >
            <Picture picture={picture} sizes="(min-width: 62rem) 34rem, 92vw" isDecoration />
            <span className={styles.sign}>
              <Icon shape={Maximize2} />
            </span>
          </a>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
