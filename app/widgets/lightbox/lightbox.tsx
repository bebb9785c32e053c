import { ChevronLeft, ChevronRight, ImageOff, ZoomIn, ZoomOut } from "lucide";
import { type CSSProperties, useId, useState } from "react";
import { savesData } from "../../browser/connection.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import type { PictureProps } from "../../ui/picture/picture.tsx";
import { largestFile, sourceSet } from "../../ui/picture/picture-files.ts";
import { IMAGE_PADDING_PX, ZOOM_LEVEL_MAXIMUM, ZOOM_LEVEL_MINIMUM, ZOOM_STEP } from "./lightbox.constants.ts";
import { type Step, scaleAt, wrap } from "./lightbox.geometry.ts";
import { canMove, canZoomIn, canZoomOut, indexOf, type State, swipeOf } from "./lightbox.machine.ts";
import styles from "./lightbox.module.css";
import { useLightbox } from "./use-lightbox.ts";

interface LightboxProps {
  pictures: readonly PictureProps["picture"][];
  /** The picture that is shown first, from 0. */
  start: number;
  /** LB-08, LB-09; `position` says which picture is shown: `{number}` (from 1) and `{count}` are replaced. */
  labels: Record<"name" | "close" | "next" | "previous" | "zoomIn" | "zoomOut" | "failure" | "position", string>;
  /** Called once it is closed; its owner then unmounts it. */
  onClose: () => void;
}

/** Pictures, one at a time, over the whole screen (LB-01 to LB-09). It is open while it is mounted. */
export function Lightbox({ pictures, start, labels, onClose }: LightboxProps) {
  const statusId = useId();
  const { state, stage, send } = useLightbox({ pictures, start });
  const index = indexOf(state);
  const move = (step: Step) => () => send({ type: "moveAsked", step });
  // The shown picture is between its neighbours, which are loaded meanwhile.
  const places = canMove(state) ? [-1, 0, 1] : [0];
  const zooms = [
    { label: labels.zoomIn, shape: ZoomIn, by: ZOOM_STEP, isPossible: canZoomIn(state) },
    { label: labels.zoomOut, shape: ZoomOut, by: -ZOOM_STEP, isPossible: canZoomOut(state) },
  ];
  return (
    <Overlay className={styles.lightbox} label={labels.name} describedBy={statusId} closeLabel={labels.close} onClose={onClose}>
      <div
        ref={stage}
        className={styles.stage}
        data-animated={state.isAnimated || undefined}
        data-state={canZoomOut(state) ? "zoomed" : "fitted"}
        data-gesture={state.gesture}
        style={custom({ "swipe-offset": `${swipeOf(state).x}px`, padding: `${IMAGE_PADDING_PX}px` })}
      >
        {places.map((place) => {
          const position = state.position + place;
          const picture = pictures[wrap(position, pictures.length)];
          return picture && <Slide key={position} picture={picture} place={place} state={state} failure={labels.failure} />;
        })}
      </div>
      <p id={statusId} className={styles.status} role="status">
        {fillPlaceholders(labels.position, { number: index + 1, count: pictures.length })}: {pictures[index]?.alt}
      </p>
      <div className={styles.zoom}>
        {zooms.map(({ by, isPossible, ...look }) => (
          <IconButton
            key={by}
            {...look}
            size="large"
            aria-disabled={!isPossible || undefined}
            onClick={({ currentTarget: { nextElementSibling: next, previousElementSibling: previous } }) => {
              send({ type: "zoomAsked", by });
              const level = state.level + by;
              if (level <= ZOOM_LEVEL_MINIMUM || level >= ZOOM_LEVEL_MAXIMUM) ((next ?? previous) as HTMLElement).focus();
            }}
          />
        ))}
      </div>
      {canMove(state) && (
        <div className={styles.moves}>
          <IconButton label={labels.previous} shape={ChevronLeft} size="large" directed onClick={move(-1)} />
          <IconButton label={labels.next} shape={ChevronRight} size="large" directed onClick={move(1)} />
        </div>
      )}
    </Overlay>
  );
}

interface SlideProps {
  picture: PictureProps["picture"];
  /** 0 on the stage, 1 the next, -1 the previous. */
  place: number;
  state: State;
  failure: string;
}

/** One picture, in the file that fits; when enlarged, in the largest, if that loads. A failed one is retried when next in range. */
function Slide({ picture, place, state, failure }: SlideProps) {
  const [loading, setLoading] = useState<"loading" | "loaded" | "failed">("loading");
  const [hasLargest, setHasLargest] = useState(true);
  const { alt, width, height } = picture;
  const isCurrent = place === 0;
  const isLargest = isCurrent && canZoomOut(state) && hasLargest && !savesData();
  const sizes = isLargest ? `${width}px` : sizesOf(picture);
  const view = isCurrent && { scale: scaleAt(state.level), "offset-x": `${state.offset.x}px`, "offset-y": `${state.offset.y}px` };
  return (
    <div className={styles.slide} inert={!isCurrent} style={custom({ place })}>
      <div
        className={styles.picture}
        data-part={isCurrent ? "picture" : undefined}
        data-state={loading}
        style={custom({ width: `${width}px`, ratio: width / height, ...view })}
      >
        {loading === "failed" ? (
          <>
            <Icon shape={ImageOff} size="large" />
            {isCurrent && <p role="alert">{failure}</p>}
          </>
        ) : (
          <picture>
            <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
            <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
            <img
              src={largestFile(picture)}
              alt={alt}
              width={width}
              height={height}
              draggable={false}
              decoding="async"
              fetchPriority={isCurrent ? "high" : "low"}
              onLoad={() => setLoading("loaded")}
              onError={() => (isLargest ? setHasLargest(false) : setLoading("failed"))}
            />
          </picture>
        )}
      </div>
    </div>
  );
}

/** How wide a fitted picture is laid out, as in the `sizes` attribute. */
const sizesOf = ({ width, height }: PictureProps["picture"]): string =>
  `min(${width}px, 100vw - ${2 * IMAGE_PADDING_PX}px, (100vh - ${2 * IMAGE_PADDING_PX}px) * ${width / height})`;

/** Custom properties for what the stylesheet can't know. */
const custom = (properties: Record<string, string | number>): CSSProperties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--lightbox-${name}`, value])) as CSSProperties;
