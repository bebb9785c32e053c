import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../browser/reduced-motion.ts";
import { SCROLL_MS, scrollPosition, sectionBeingRead } from "./section-nav.motion.ts";

/** Events by which the visitor scrolls: they stop the current scroll animation. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Follows which section is read, and goes to one. Ids are those of the sections' headings, in the page's order. */
export function useSectionNav(ids: readonly string[]) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const go = (id: string) => {
    const heading = document.getElementById(id);
    if (!heading) return;
    stop.current();
    stop.current = scrollTo(heading, () => heading.focus({ preventScroll: true }));
  };
  return { current: useSectionBeingRead(ids), go };
}

/** Scrolls to an element; at once with reduced motion. Returns a function that stops it; then nothing is called. */
function scrollTo(target: HTMLElement, onArrival: () => void): () => void {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const from = window.scrollY;
  let start: number | undefined;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const way of OWN_WAYS) window.removeEventListener(way, stop);
  };
  const step = (now: number) => {
    start ??= now;
    const elapsed = prefersReducedMotion() ? SCROLL_MS : now - start;
    const to = window.scrollY + target.getBoundingClientRect().top - room;
    window.scrollTo({ top: scrollPosition({ from, to, elapsed }), behavior: "instant" });
    if (elapsed < SCROLL_MS) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    onArrival();
  };
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** The id of the section being read; none above the first, and before hydration. */
function useSectionBeingRead(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const all = key.split(" ");
    let frame = 0;
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const tops = all.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1;
      setCurrent(all[sectionBeingRead({ tops, height: clientHeight, isAtEnd })]);
    };
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", lookLater, { passive: true });
    window.addEventListener("resize", lookLater);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookLater);
      window.removeEventListener("resize", lookLater);
    };
  }, [key]);
  return current;
}
