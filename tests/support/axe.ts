import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { run } from "axe-core";
import { settled } from "./settled.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose result hangs on the colours: what another theme can change. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Rules that axe leaves off by itself: a control's name has the words that are seen on it (2.5.3), and room for a finger (2.5.8). */
const MORE_RULES = { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } };

/**
 * What axe finds wrong on a page. Iframes hold other companies' pages, and are left out.
 *
 * @param options.rules Those to check; without it, all.
 * @param options.part A selector; the whole document if left out.
 */
export async function axeViolations(page: Page, { rules, part }: { rules?: string[]; part?: string } = {}): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([only, more, target]) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      const found = await axe.run(target ?? document, {
        resultTypes: ["violations"],
        iframes: false,
        ...(only ? { runOnly: only } : { rules: more }),
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    },
    [rules, MORE_RULES, part] as const,
  );
}
