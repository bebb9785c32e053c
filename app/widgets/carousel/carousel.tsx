import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { type CSSProperties, type ReactElement, type ReactNode, useId } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { canMove, isInView, isRotating, lengthOf, placeOf } from "./carousel.machine.ts";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
  /** Tells assistive technology what the items are, without the word "carousel". */
  label: string;
  /** Without ids: where all of them fit side by side, each is rendered twice. */
  items: readonly ReactElement[];
  heading: ReactNode;
  /** `position` names an item: `{number}` (from 1) and `{count}` are replaced. */
  labels: Record<"carousel" | "slide" | "previous" | "next" | "pause" | "play" | "position", string>;
}

/** An endless row of items with autoplay (STATE-01). Before hydration, the visitor can scroll the row. */
export function Carousel({ label, items, heading, labels }: CarouselProps) {
  const viewportId = useId();
  const carousel = useCarousel(items.length);
  const { state, row } = carousel;
  const isHydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides, not of fields
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={styles.carousel}
      data-screen-only=""
      data-hydrated={isHydrated ? "" : undefined}
      {...carousel.focus}
    >
      <div>{heading}</div>
      <Controls carousel={carousel} labels={labels} viewportId={viewportId} />
      <div
        id={viewportId}
        className={styles.viewport}
        {...(!isHydrated && { role: "group", "aria-label": label, tabIndex: 0 })} // it scrolls, by keyboard only with the focus in it
        aria-live={isRotating(state) ? "off" : "polite"}
        {...carousel.hover}
        {...carousel.swipe}
      >
        <div ref={row} className={styles.row} style={places(isHydrated, state.stops.includes("dragged") ? state.from : state.position)}>
          {Array.from({ length: lengthOf(state) }, (_, index) => (
            // biome-ignore lint/a11y/useSemanticElements: one slide, not a group of fields
            <div
              key={index}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fillPlaceholders(labels.position, { number: (index % items.length) + 1, count: items.length })}
              className={styles.item}
              inert={!isInView(state, index)}
              style={places(isHydrated, placeOf(state, index) - index)}
            >
              {items[index % items.length]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type ControlsProps = Pick<CarouselProps, "labels"> & { carousel: ReturnType<typeof useCarousel>; viewportId: string };

function Controls({ carousel, labels, viewportId }: ControlsProps) {
  const { state } = carousel;
  const rotation = state.stops.includes("paused") ? { label: labels.play, shape: Play } : { label: labels.pause, shape: Pause };
  const control = { "data-round": "", "aria-controls": viewportId };
  return (
    <div className={styles.controls} data-usable={canMove(state) || undefined} data-needs-code="" {...carousel.hover}>
      <IconButton {...control} {...rotation} onClick={carousel.togglePause} />
      <IconButton {...control} label={labels.previous} shape={ChevronLeft} directed onClick={carousel.previous} />
      <IconButton {...control} label={labels.next} shape={ChevronRight} directed onClick={carousel.next} />
    </div>
  );
}

/** How many items something is moved by, for the stylesheet. Only after hydration: the CSP forbids style attributes in prerendered HTML. */
const places = (isHydrated: boolean, count: number) => (isHydrated ? ({ "--carousel-places": count } as CSSProperties) : undefined);
