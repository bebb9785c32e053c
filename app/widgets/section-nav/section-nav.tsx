import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { instead } from "../../browser/clicks.ts";
import { reducedMotion } from "../../browser/reduced-motion.ts";

/** The duration of the scroll to a section, in milliseconds (FAQ-01). */
const SCROLL_MS = 500;

/** The section that crosses this line is the one being read. A part of the viewport's height, from the top. */
const READING_LINE = 1 / 3;

/** By any of these the visitor takes over the scrolling. */
const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

interface SectionNavProps {
  /** What assistive technology calls it. */
  label: string;
  /** In the page's order; the id is that of the section's heading, which must be able to take the focus (`tabIndex={-1}`). */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of the page. Clicking one scrolls there in 500 ms; the one being read is marked (FAQ-01). */
export function SectionNav({ label, sections }: SectionNavProps) {
  const navigate = useNavigate();
  const current = useSectionBeingRead(sections);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const go = (id: string) => {
    void navigate(`#${id}`, { preventScrollReset: true });
    stop.current();
    const heading = document.getElementById(id);
    if (heading) stop.current = scrollTo(heading, () => heading.focus({ preventScroll: true }));
  };
  return (
    <nav data-rail="" aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={instead(() => go(id))}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to an element, at once with reduced motion. Returns a function that stops it, as the visitor's own scrolling does. */
function scrollTo(target: HTMLElement, onArrival: () => void): () => void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const from = window.scrollY;
  const listening = new AbortController();
  let start: number | undefined;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  const step = (now: number) => {
    start ??= now;
    const part = reducedMotion().matches ? 1 : Math.min((now - start) / SCROLL_MS, 1);
    const eased = part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2;
    const to = window.scrollY + target.getBoundingClientRect().top - padding;
    window.scrollTo({ top: from + (to - from) * eased, behavior: "instant" });
    if (part < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    onArrival();
  };
  for (const type of VISITOR_EVENTS) window.addEventListener(type, stop, { passive: true, signal: listening.signal });
  frame = requestAnimationFrame(step);
  return stop;
}

/** The id of the section being read: the last whose heading has passed the reading line, and the last of all at the page's end. */
function useSectionBeingRead(sections: SectionNavProps["sections"]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const listening = new AbortController();
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1;
      const hasPassed = ({ id }: { id: string }) => {
        const { top = Number.POSITIVE_INFINITY } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top <= clientHeight * READING_LINE;
      };
      setCurrent((isAtEnd ? sections.at(-1) : sections.findLast(hasPassed))?.id);
    };
    look();
    for (const type of ["scroll", "resize"]) window.addEventListener(type, look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [sections]);
  return current;
}
