import { useEffect, useRef } from "react";
import { reducedMotion } from "../../browser/reduced-motion.ts";

/** How long the count takes, in milliseconds. The specification leaves it open. */
const COUNT_MS = 1500;

/** A figure that counts up once, on coming into view (HOME-03). The HTML has the value; a figure already in view doesn't count. */
export function Counter({ value, suffix = "" }: { value: number; suffix?: string }) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = figure.current;
    const text = element?.firstChild;
    if (!element || !text || reducedMotion().matches) return;
    let frame = 0;
    // Writes to the DOM directly: 60 updates a second need no re-render.
    const show = (shown: number) => {
      text.nodeValue = `${shown}${suffix}`;
    };
    const count = (start: number, now: number) => {
      const part = Math.min((now - start) / COUNT_MS, 1);
      show(Math.round(value * (1 - (1 - part) ** 3))); // quickly at first
      if (part < 1) frame = requestAnimationFrame((next) => count(start, next));
      else element.removeAttribute("style");
    };
    let isRead: boolean | undefined; // whether it was in view at the observer's first report
    const observer = new IntersectionObserver(([entry]) => {
      isRead ??= entry?.isIntersecting;
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (isRead) return;
      element.style.display = "inline-block";
      element.style.minInlineSize = `${element.getBoundingClientRect().width}px`; // keeps its neighbours in place
      frame = requestAnimationFrame((now) => count(now, now));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      show(value);
    };
  }, [value, suffix]);
  return <bdi ref={figure}>{`${value}${suffix}`}</bdi>;
}
