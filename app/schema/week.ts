/** The hours of a day of the week; closed without them. */
interface Day {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** A week's hours as `Mon-Fri 7.30am to 5pm, Sat 8am to 1pm` (HOME-01), the days and all that follows for two lines, and the first run of equal days. */
export function weekInWords(week: readonly Day[], language: string): Record<"days" | "times" | "first" | "whole", string> {
  const runs: [days: string, times: string][] = [];
  for (const [index, { opens, closes }] of week.entries()) {
    const between = isEnglish(language) ? " to " : "–";
    const times = opens && closes ? timeInWords(opens, language) + between + timeInWords(closes, language) : "";
    const name = weekdayName(index, language, "short");
    const run = runs.at(-1);
    if (run?.[1] === times) run[0] = `${run[0].split("-")[0]}-${name}`;
    else runs.push([name, times]);
  }
  const [[days, hours] = ["", ""], ...others] = runs.filter(([, times]) => times);
  const times = [hours, ...others.map((run) => run.join(" "))].join(", ");
  return { days, times, first: `${days} ${hours}`.trim(), whole: `${days} ${times}`.trim() };
}

/** A weekday's name. @param index From Monday's 0. */
export const weekdayName = (index: number, language: string, weekday: "long" | "short"): string =>
  new Date(Date.UTC(2024, 0, 1 + index)).toLocaleDateString(language, { weekday, timeZone: "UTC" }); // 1 January 2024 was a Monday

export const isEnglish = (language: string): boolean => /^en\b/.test(language);

/** `18:00` as South Africans say it: `6pm`; `08:30` as `8.30am`. In other languages than English as it is written. */
export function timeInWords(time: string, language: string): string {
  if (!isEnglish(language)) return time;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
