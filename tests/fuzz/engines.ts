/** The browsers that a script of this folder starts: those of tests/engines. */
import { findChromium } from "../../tools/find-chromium.ts";
import { findFirefox, findWebKit } from "../../tools/find-engines.ts";
import type { Browser, BrowserOptions } from "../engines/browsers/browser.ts";
import { startChromium } from "../engines/browsers/chromium.ts";
import { startFirefox } from "../engines/browsers/firefox.ts";
import { startWebKit } from "../engines/browsers/webkit.ts";

export interface Engine {
  name: string;
  start: (options: BrowserOptions) => Promise<Browser>;
}

const ENGINES: Record<string, { find: () => string | undefined; start: (program: string, options: BrowserOptions) => Promise<Browser> }> = {
  chromium: { find: findChromium, start: startChromium },
  firefox: { find: findFirefox, start: startFirefox },
  webkit: { find: findWebKit, start: startWebKit },
};

/** How often a browser is started that does not come up: on a busy machine one does not always. */
const STARTS = 3;

async function persist(start: () => Promise<Browser>): Promise<Browser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

// A process that is ended by a signal does not say so to those that it started; one that exits does.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/**
 * Finds browsers.
 *
 * @param names Which ones, with commas between them; without it, all three.
 * @throws Error where a name is none, or one is not available.
 */
export function findEngines(names = Object.keys(ENGINES).join(",")): Engine[] {
  return names.split(",").map((name) => {
    const engine = ENGINES[name];
    if (!engine) throw new Error(`There is no engine '${name}': ${Object.keys(ENGINES).join(", ")}.`);
    const program = engine.find();
    if (!program) throw new Error(`The engine '${name}' is not available on this machine.`);
    return { name, start: (options) => persist(() => engine.start(program, options)) };
  });
}
