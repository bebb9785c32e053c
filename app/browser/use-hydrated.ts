import { startTransition, useEffect, useState } from "react";
import { isHydrated } from "./hydrated.ts";

/**
 * Whether a component is hydrated: false when prerendered and while hydrating; true from the first render if mounted later. All components
 * change in one transition, which React renders in slices, so that the browser can handle input in between.
 */
export function useHydrated(): boolean {
  const [value, setValue] = useState(() => typeof document === "object" && isHydrated());
  useEffect(() => startTransition(() => setValue(true)), []);
  return value;
}
