import type { Picture as PictureData } from "../../schema/fields.ts";
import styles from "./picture.module.css";
import { largestFile, PICTURE_FORMATS, sourceSet } from "./picture-files.ts";

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** No file wider than this is offered, in pixels: for pictures that are small on every screen. */
  largest?: number;
  /** Whether it is the page's main picture: fetched first, not when it comes near. */
  isMain?: boolean;
  /** Whether words beside it say all that it shows; it is then skipped by assistive technology. */
  isDecoration?: boolean;
}

/**
 * A picture that fills the box around it, cropped to its centre. The box gives shape and size, the picture its formats and widths.
 */
export function Picture({ picture, sizes, largest = Number.POSITIVE_INFINITY, isMain = false, isDecoration = false }: PictureProps) {
  return (
    <picture className={styles.picture} data-tone={picture.tone}>
      <source type={`image/${PICTURE_FORMATS.best}`} srcSet={sourceSet(picture, PICTURE_FORMATS.best, largest)} sizes={sizes} />
      <img
        srcSet={sourceSet(picture, PICTURE_FORMATS.fallback, largest)}
        sizes={sizes}
        src={largestFile(picture)}
        width={picture.width}
        height={picture.height}
        alt={isDecoration ? "" : picture.alt}
        decoding={isMain ? "sync" : "async"}
        loading={isMain ? "eager" : "lazy"}
        {...(isMain ? { fetchPriority: "high" as const } : {})}
      />
    </picture>
  );
}
