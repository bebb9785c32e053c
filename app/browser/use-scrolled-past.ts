import { useEffect, useState } from "react";

/** Whether the page is scrolled more than a distance, in CSS pixels: at the distance itself it is not yet. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance);
    const frame = requestAnimationFrame(look); // asked sooner, the browser would lay out the page in the middle of hydration
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", look);
    };
  }, [distance]);
  return isPast;
}
