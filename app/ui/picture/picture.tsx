import { SAVING_SIZES, savesData } from "../../browser/saves-data.ts";
import type { Picture as PictureData } from "../../schema/fields.ts";
import styles from "./picture.module.css";
import { fallbackFile, PICTURE_FORMATS, smallestFile, sourceSet } from "./picture-files.ts";

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is the page's LCP image: fetched first, not lazily. */
  isLcpImage?: boolean;
  /** Whether the text beside it says all that it shows; assistive technology then skips it. */
  isDecoration?: boolean;
}

/**
 * A picture that fills the box around it, cropped to its centre. The box gives shape and size, the picture its formats and widths. For
 * visitors who save data it takes smaller files; in a document, which is the same for all, the inline script in the head sees to that.
 */
export function Picture({ picture, sizes: laidOut, isLcpImage = false, isDecoration = false }: PictureProps) {
  const { best } = PICTURE_FORMATS;
  const sizes = typeof document !== "undefined" && savesData() ? SAVING_SIZES : laidOut;
  return (
    <picture className={styles.picture}>
      <source type={`image/${best}`} srcSet={sourceSet(picture, best)} sizes={sizes} />
      <img
        src={fallbackFile(picture)}
        width={picture.width}
        height={picture.height}
        alt={isDecoration ? "" : picture.alt}
        {...(isLcpImage ? { loading: "eager", decoding: "sync", fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

/** A decorative picture that is at most an inch wide on every screen, and so has one file in each format. */
export function SmallPicture({ picture }: { picture: PictureData }) {
  const { best, fallback } = PICTURE_FORMATS;
  return (
    <picture className={styles.picture}>
      <source type={`image/${best}`} srcSet={smallestFile(picture, best)} />
      <img src={smallestFile(picture, fallback)} width={picture.width} height={picture.height} alt="" loading="lazy" />
    </picture>
  );
}
