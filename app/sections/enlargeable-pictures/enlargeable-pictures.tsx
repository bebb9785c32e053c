import { labels } from "virtual:site";
import { Maximize2 } from "lucide";
import { useCodeOnDemand } from "../../browser/use-code-on-demand.ts";
import type { Picture as PictureData } from "../../schema/fields.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PartFailure } from "../../ui/part-failure/part-failure.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { largestFile } from "../../ui/picture/picture-files.ts";
import styles from "./enlargeable-pictures.module.css";

interface EnlargeablePicturesProps {
  pictures: PictureData[];
  /** How many of them, from the first, the page itself shows; all of them by default. */
  shown?: number;
  sizes: string;
  zoomable?: boolean;
  className?: string | undefined;
}

/** Pictures that open in the lightbox, whose code is fetched on hover or focus. Until hydration each is a link to its largest file. */
export function EnlargeablePictures({ pictures, shown, sizes, zoomable = false, className }: EnlargeablePicturesProps) {
  const { opened, close, failure, linkProps } = useCodeOnDemand("lightbox", loadLightbox);

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
            {...linkProps(position)}
          >
            <Picture picture={picture} sizes={sizes} isDecoration />
            <span className={styles.sign} data-screen-only="">
              <Icon shape={Maximize2} />
            </span>
          </a>
        ))}
      </div>
      {failure && (
        <PartFailure message={labels.loading.failure} label={labels.loading.again} onRetry={failure.retry}>
          <a href={failure.address}>{labels.loading.picture}</a>
        </PartFailure>
      )}
      {opened && (
        <opened.code.Lightbox pictures={pictures} start={opened.number} zoomable={zoomable} labels={labels.lightbox} onClose={close} />
      )}
    </>
  );
}

const loadLightbox = () => import("../../widgets/lightbox/lightbox.tsx");
