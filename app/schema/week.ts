/** A day of the week with its hours; closed without them. */
interface Day {
  day: string;
  opens?: string | undefined;
  closes?: string | undefined;
}

/**
 * The hours of a week in words, as `Mon-Fri 7.30am to 5pm, Sat 8am to 1pm` (HOME-01).
 *
 * @returns The days and times of its first run of days alike, `times` with those of the other runs, and both joined.
 */
export function weekInWords(week: readonly Day[]): Record<"days" | "times" | "whole", string> {
  const runs: [days: string, times: string][] = [];
  for (const { day, opens, closes } of week) {
    const times = opens && closes ? `${timeInWords(opens)} to ${timeInWords(closes)}` : "";
    const name = day.slice(0, 3);
    const run = runs.at(-1);
    if (run?.[1] === times) run[0] = `${run[0].slice(0, 3)}-${name}`;
    else runs.push([name, times]);
  }
  const [[days, first] = ["", ""], ...others] = runs.filter(([, times]) => times);
  const times = [first, ...others.map((run) => run.join(" "))].join(", ");
  return { days, times, whole: `${days} ${times}`.trim() };
}

/** `18:00` as South Africans say it: `6pm`; `08:30` as `8.30am`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
