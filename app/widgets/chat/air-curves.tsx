import { useId } from "react";

/** The site's line of moving air, repeated over the whole background. */
export function AirCurves() {
  const id = useId();
  return (
    <svg width="375" height="382" aria-hidden="true">
      <defs>
        <pattern id={id} width="150" height="76" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
          <path d="M0 30H52c10 0 17-5 17-13 0-6-4-10-9.5-10-5 0-8 3-8 7.5M70 62h42c10 0 17-5 17-13 0-6-4-10-9.5-10-5 0-8 3-8 7.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
