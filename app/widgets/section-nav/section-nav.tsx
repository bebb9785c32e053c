import { useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { instead } from "../../browser/clicks.ts";
import { reducedMotion } from "../../browser/reduced-motion.ts";

/** The duration of the scroll to a section, in milliseconds (FAQ-01). */
const SCROLL_MS = 500;

/** The section that crosses this line is the one being read. A part of the viewport's height, from the top. */
const READING_LINE = 1 / 3;

interface SectionNavProps {
  /** The heading above them. */
  label: string;
  /** In the page's order; the id and the level are those of the section's heading. */
  sections: readonly { id: string; title: string; level?: string }[];
  /** Without the heading, and at every width. */
  isBare?: boolean;
}

/** Links to the sections of the page. Clicking one scrolls there in 500 ms; the one being read is marked (FAQ-01). */
export function SectionNav({ label, sections, isBare }: SectionNavProps) {
  const navigate = useNavigate();
  const current = useSectionBeingRead(sections);
  const go = (id: string) => {
    const heading = document.getElementById(id) as HTMLElement;
    void navigate(`#${id}`, { preventScrollReset: true });
    heading.tabIndex = -1; // so that it can take the focus
    heading.focus({ preventScroll: true });
    scrollTo(heading);
  };
  return (
    <nav data-rail="" data-only-wide={isBare ? undefined : ""} aria-label={label}>
      {!isBare && <h2>{label}</h2>}
      <ul>
        {sections.map(({ id, title, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={instead(() => go(id))}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The next frame of the scrolling. */
let frame = 0;
const stop = () => cancelAnimationFrame(frame);

/** Scrolls to an element, at once with reduced motion, until the visitor takes over. */
function scrollTo(target: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const from = window.scrollY;
  const step = (start: number, now: number) => {
    if (!target.isConnected) return; // another page is shown
    const part = reducedMotion().matches ? 1 : Math.min((now - start) / SCROLL_MS, 1);
    const eased = part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2;
    const to = window.scrollY + target.getBoundingClientRect().top - padding;
    window.scrollTo({ top: from + (to - from) * eased, behavior: "instant" });
    if (part < 1) frame = requestAnimationFrame((next) => step(start, next));
  };
  stop();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown", "popstate"])
    window.addEventListener(type, stop, { passive: true, once: true });
  frame = requestAnimationFrame((now) => step(now, now));
}

/** The id of the section being read: the last whose heading has passed the reading line. */
function useSectionBeingRead(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // In a layout effect: it ends with the headings, before a new page scrolls to its top.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      setCurrent(sections.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)?.id);
    };
    look();
    for (const type of ["scroll", "resize"]) window.addEventListener(type, look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [sections]);
  return current;
}
