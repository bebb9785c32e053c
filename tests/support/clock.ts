import { type Clock, install } from "@sinonjs/fake-timers";
import { onTestFinished } from "vitest";
import { rendered } from "./rendered.ts";

let clock: Clock;

/**
 * Stops the browser's clock until the test's end, yet lets React and the page render. Only `advance` moves it: Vitest's own mock is moved on
 * by 50 ms each time `expect.poll`, `expect.element` or `vi.waitFor` ask once more, so that a test's outcome hangs on how fast the machine is.
 *
 * @param now The time that it shows; without it, the time at which it is stopped.
 */
export function stopClock(now: Date = new Date()): void {
  clock = install({ now, toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  onTestFinished(() => clock.uninstall());
}

/** Moves the stopped clock on, then waits until what was due is rendered. */
export async function advance(milliseconds: number): Promise<void> {
  clock.tick(milliseconds);
  await rendered();
}

/** How many timers wait on the stopped clock. */
export const countTimers = (): number => clock.countTimers();
