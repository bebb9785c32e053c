import { SAVING_SIZES, savesData } from "../../browser/connection.ts";
import { useDuskMedia } from "../../browser/preferences.ts";
import type { Picture as PictureData } from "../../schema/fields.ts";
import styles from "./picture.module.css";
import { fallbackFile, smallestFile, sourceSet } from "./picture-files.ts";

export interface PictureProps {
  picture: PictureData;
  /** What the dark theme shows instead, and everybody in the evening and at night. */
  dark?: PictureData | undefined;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** Whether it is the page's LCP image: fetched first, not lazily. */
  isLcp?: boolean | undefined;
  /** Whether the text beside it says all that it shows; assistive technology then skips it. */
  isDecoration?: boolean;
}

/**
 * A picture that fills the box around it, cropped round its point of focus, else its centre (vite/brand.ts). The box gives shape and
 * size, the picture its formats and widths. For visitors who save data it takes smaller files; in a document, which is the same for all,
 * the inline script in the head sees to that.
 */
export function Picture({ picture, dark, sizes: laidOut, isLcp = false, isDecoration = false }: PictureProps) {
  const isPrerendering = typeof document === "undefined";
  const sizes = !isPrerendering && savesData() ? SAVING_SIZES : laidOut;
  // In a document, a browser would fetch the system's picture before a script could tell it the visitor's choice (browser/before-paint.ts).
  const loading = isLcp && !(dark && isPrerendering) ? "eager" : "lazy";
  return (
    <picture className={styles.picture} data-themed={dark && ""}>
      {dark && <DarkSource picture={dark} sizes={sizes} />}
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <img
        src={fallbackFile(picture)}
        width={picture.width}
        height={picture.height}
        alt={isDecoration ? "" : picture.alt}
        data-focus={picture.focus?.join(" ")}
        loading={loading}
        {...(isLcp && { decoding: "sync", fetchPriority: "high" })}
      />
    </picture>
  );
}

function DarkSource({ picture, sizes }: Pick<PictureProps, "picture" | "sizes">) {
  return <source media={useDuskMedia()} type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />;
}

/** A decorative picture that is at most an inch and a half wide on every screen, and so has one file in each format. */
export function SmallPicture({ picture }: { picture: Pick<PictureData, "src" | "width" | "height"> }) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={smallestFile(picture, "avif")} />
      <img src={smallestFile(picture, "webp")} width={picture.width} height={picture.height} alt="" loading="lazy" />
    </picture>
  );
}

/** A picture of 16 to 9 as wide as its column, below text; a sheet leaves it out. */
export function WidePicture(props: Pick<PictureProps, "picture" | "sizes">) {
  return (
    <div className={styles.wide} data-frame="" data-wide="" data-screen-only="">
      <Picture {...props} />
    </div>
  );
}
