import { labels } from "virtual:site";
import { useState } from "react";
import { instead } from "../../browser/clicks.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { largestFile } from "../../ui/picture/picture-files.ts";
import type { Lightbox } from "../../widgets/lightbox/lightbox.tsx";
import styles from "./enlargeable-pictures.module.css";

interface EnlargeablePicturesProps {
  pictures: PictureData[];
  /** How many of them, from the first, the page itself shows; all of them by default. */
  shown?: number;
  sizes: string;
  className?: string | undefined;
}

/** Links to pictures' largest files, which open in the lightbox once its code is loaded. */
export function EnlargeablePictures({ pictures, shown, sizes, className }: EnlargeablePicturesProps) {
  const [opened, setOpened] = useState<{ Lightbox: typeof Lightbox; start: number }>();
  const open = async (link: HTMLAnchorElement, start: number) => {
    try {
      const { Lightbox } = await loadChunk("lightbox", () => import("../../widgets/lightbox/lightbox.tsx"));
      setOpened({ Lightbox, start });
    } catch {
      if (document.activeElement === link) window.location.assign(link.href); // the visitor still waits for it
    }
  };
  return (
    <>
      <div className={className}>
        {pictures.slice(0, shown).map((picture, position) => (
          <a
            key={picture.src}
            className={styles.picture}
            data-frame=""
            data-more-box=""
            href={largestFile(picture)}
            aria-label={`${labels.service.enlarge}: ${picture.alt}`}
            onClick={instead((link) => void open(link, position))}
          >
            <Picture picture={picture} sizes={sizes} isDecoration />
            <span className={styles.sign} data-screen-only="">
              <Icon shape="icon-maximize-2" />
            </span>
          </a>
        ))}
      </div>
      {opened && <opened.Lightbox pictures={pictures} start={opened.start} labels={labels.lightbox} onClose={() => setOpened(undefined)} />}
    </>
  );
}
