import type { Picture as PictureData } from "../../schema/fields.ts";
import { Picture } from "./picture.tsx";
import styles from "./wide-picture.module.css";

/** A picture of 8 to 5 as wide as its column, below text. sizes: how wide it is laid out, as in the `sizes` attribute. */
export function WidePicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  return (
    <div className={styles.wide}>
      <Picture picture={picture} sizes={sizes} />
    </div>
  );
}
