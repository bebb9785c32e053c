import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from "lucide";
import { type ComponentProps, type CSSProperties, type Ref, type RefObject, useId, useState } from "react";
import { savesData } from "../../browser/saves-data.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { ANIMATION_MS, IMAGE_PADDING_PX } from "./lightbox.constants.ts";
import { scaleAt, wrap } from "./lightbox.geometry.ts";
import { canMove, canZoomIn, canZoomOut, indexOf, type State, swipeOffset } from "./lightbox.machine.ts";
import styles from "./lightbox.module.css";
import { useLightbox } from "./use-lightbox.ts";

/** A picture and its files. */
export interface LightboxPicture {
  /** The file for browsers that know none of the `sources`. */
  src: string;
  /** Says what is seen to those who cannot see it. */
  alt: string;
  /** Measures of the largest file in pixels: it is never shown larger than that, unless zoomed. */
  width: number;
  height: number;
  /** The picture in other formats and widths, best first; `srcSet` with `w` descriptors. */
  sources?: readonly { type: string; srcSet: string }[];
}

/** The words of the lightbox, in the language of the page; the English ones are specified (LB-08, LB-09). */
export interface LightboxLabels {
  /** Names the dialog. */
  name: string;
  close: string;
  next: string;
  previous: string;
  zoomIn: string;
  zoomOut: string;
  /** Replaces a picture that cannot be loaded. */
  failure: string;
  /** Says which picture is shown: `{number}` (from 1) and `{count}` are replaced. */
  position: string;
}

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The picture that is shown, from 0; `null` while closed. The parent changes it in `onIndexChange` and `onClose`. */
  index: number | null;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Whether pictures can be enlarged (LB-04, LB-05). */
  zoomable?: boolean;
  labels: LightboxLabels;
}

/** Pictures, one at a time, over the whole screen (LB-01 to LB-09). */
export function Lightbox({ pictures, index, onIndexChange, onClose, zoomable = false, labels }: LightboxProps) {
  const statusId = useId();
  const lightbox = useLightbox({ pictures, index, isZoomable: zoomable, onIndexChange, onClose });
  const { state, parts } = lightbox;
  if (state.phase === "closed") return null;

  return (
    <dialog
      ref={parts.dialog}
      className={styles.lightbox}
      aria-label={labels.name}
      aria-describedby={statusId}
      inert={state.phase === "closing"}
      style={custom({ "animation-length": `${ANIMATION_MS}ms`, "image-padding": `${IMAGE_PADDING_PX}px` })}
    >
      <div
        ref={parts.stage}
        className={styles.stage}
        data-animating={state.animation > 0 || undefined}
        data-gesture={state.gesture.kind}
        data-zoomable={zoomable || undefined}
        data-zoomed={canZoomOut(state) || undefined}
        style={custom({ "swipe-offset": `${swipeOffset(state)}px` })}
      >
        {positionsAround(state).map((position) => {
          const picture = pictures[wrap(position, state.count)];
          const isCurrent = position === state.position;
          return (
            picture && (
              <Slide
                key={position}
                picture={picture}
                place={position - state.position}
                view={isCurrent ? state : undefined}
                boxRef={isCurrent ? parts.picture : undefined}
                failure={labels.failure}
              />
            )
          );
        })}
      </div>
      <div className={styles.bar}>
        <p id={statusId} className={styles.status} role="status">
          {fillPlaceholders(labels.position, { number: indexOf(state) + 1, count: state.count })}
          <VisuallyHidden>: {pictures[indexOf(state)]?.alt}</VisuallyHidden>
        </p>
        {zoomable && <ZoomControls lightbox={lightbox} labels={labels} />}
        <Control ref={parts.closeButton} label={labels.close} shape={X} onClick={lightbox.close} />
      </div>
      {canMove(state) && (
        <div className={styles.moves}>
          <Control label={labels.previous} shape={ChevronLeft} directed onClick={lightbox.previous} />
          <Control label={labels.next} shape={ChevronRight} directed onClick={lightbox.next} />
        </div>
      )}
    </dialog>
  );
}

interface ZoomControlsProps {
  lightbox: ReturnType<typeof useLightbox>;
  labels: LightboxLabels;
}

function ZoomControls({ lightbox: { state, parts, zoomIn, zoomOut }, labels }: ZoomControlsProps) {
  return (
    <>
      <Control ref={parts.zoomInButton} label={labels.zoomIn} shape={ZoomIn} disabled={!canZoomIn(state)} onClick={zoomIn} />
      <Control ref={parts.zoomOutButton} label={labels.zoomOut} shape={ZoomOut} disabled={!canZoomOut(state)} onClick={zoomOut} />
    </>
  );
}

/** The shown picture between its neighbours, which are loaded meanwhile. */
const positionsAround = (state: State): number[] =>
  canMove(state) ? [state.position - 1, state.position, state.position + 1] : [state.position];

interface SlideProps {
  picture: LightboxPicture;
  /** 0 on the stage, 1 the next, -1 the previous. */
  place: number;
  /** How the picture lies, if it is the current one. */
  view: Pick<State, "level" | "offset"> | undefined;
  boxRef: RefObject<HTMLDivElement | null> | undefined;
  failure: string;
}

/**
 * One picture, in the file that fits; once enlarged, in its largest, if that loads. It is loaded again when it comes near again, so one
 * that failed gets another chance.
 */
function Slide({ picture, place, view, boxRef, failure }: SlideProps) {
  const [loading, setLoading] = useState<"under-way" | "done" | "failed">("under-way");
  const [hasLargest, setHasLargest] = useState(true);
  const { src, alt, width, height, sources = [] } = picture;
  const isCurrent = view !== undefined;
  const isLargest = isCurrent && canZoomOut(view) && hasLargest && !savesData();
  const sizes = isLargest ? `${width}px` : sizesOf(picture);
  const lie = view && { scale: scaleAt(view.level), "offset-x": `${view.offset.x}px`, "offset-y": `${view.offset.y}px` };
  return (
    <div className={styles.slide} inert={!isCurrent} style={custom({ place })}>
      <div
        ref={boxRef}
        className={styles.picture}
        data-loading={loading}
        style={custom({ width: `${width}px`, ratio: width / height, ...lie })}
      >
        {loading === "failed" ? (
          <div className={styles.failure}>
            <Icon shape={ImageOff} size="display" />
            {isCurrent && <p role="alert">{failure}</p>}
          </div>
        ) : (
          <picture>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              draggable={false}
              decoding="async"
              fetchPriority={isCurrent ? "high" : "low"}
              onLoad={() => setLoading("done")}
              onError={() => (isLargest ? setHasLargest(false) : setLoading("failed"))}
            />
          </picture>
        )}
      </div>
    </div>
  );
}

/** How wide a fitted picture is laid out, as in the `sizes` attribute. */
const sizesOf = ({ width, height }: LightboxPicture): string =>
  `min(${width}px, 100vw - ${2 * IMAGE_PADDING_PX}px, (100vh - ${2 * IMAGE_PADDING_PX}px) * ${width / height})`;

interface ControlProps extends Pick<ComponentProps<"button">, "disabled" | "onClick"> {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  shape: ComponentProps<typeof Icon>["shape"];
  directed?: boolean;
}

function Control({ label, shape, directed = false, ...button }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} {...button}>
      <Icon shape={shape} directed={directed} size="large" />
    </button>
  );
}

/** Custom properties for what the stylesheet cannot know. They are set at run time only: a closed lightbox renders nothing. */
const custom = (properties: Record<string, string | number>): CSSProperties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--lightbox-${name}`, value])) as CSSProperties;
