import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion.ts";
import { COUNT_MS, figureAt } from "./counter.motion.ts";

interface CounterProps {
  value: number;
  /** What follows the figure, such as `+`. */
  suffix?: string;
}

/**
 * A figure that counts up to its value, once, when it comes into view (HOME-03). The HTML holds the value from the start. A figure that is
 * in view before its code runs does not count: the visitor has read it.
 */
export function Counter({ value, suffix = "" }: CounterProps) {
  const figure = useRef<HTMLElement>(null);
  useCountOnComing(figure, { value, suffix });
  return <bdi ref={figure}>{`${value}${suffix}`}</bdi>;
}

/** Writes the figure's text to the DOM directly: 60 updates a second need no re-render. */
function useCountOnComing(figure: RefObject<HTMLElement | null>, { value, suffix }: Required<CounterProps>): void {
  useEffect(() => {
    const element = figure.current;
    const text = element?.firstChild;
    if (!element || !text || prefersReducedMotion()) return;
    const write = (shown: number) => {
      text.nodeValue = `${shown}${suffix}`;
    };
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      write(figureAt(value, now - start));
      if (now - start < COUNT_MS) frame = requestAnimationFrame(step);
      else element.style.minInlineSize = "";
    };
    let isRead: boolean | undefined; // whether it was in view at the observer's first report
    const observer = new IntersectionObserver(([report]) => {
      isRead ??= report?.isIntersecting;
      if (!report?.isIntersecting) return;
      observer.disconnect();
      if (isRead) return;
      element.style.display = "inline-block";
      element.style.minInlineSize = `${element.getBoundingClientRect().width}px`; // keeps what is beside it in place
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      write(value);
    };
  }, [figure, value, suffix]);
}
