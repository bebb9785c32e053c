/** What axe and, as a second opinion, IBM's Equal Access engine find wrong on a page (decision 0006). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { run } from "axe-core";

const read = (file: string): string => readFileSync(createRequire(import.meta.url).resolve(file), "utf8");
const AXE = read("axe-core/axe.min.js");
const ENGINE = read("accessibility-checker-engine/ace.js");

/** Waits until every animation that runs by the clock and has an end has ended: text that is half faded in lacks its contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
  });
}

/** Rules that axe leaves off by itself: a control's name has the words that are seen on it (2.5.3), and room for a finger (2.5.8). */
const ALL_RULES = { rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } } };

/** What hangs on the colours, and so may be otherwise in another theme. */
const COLOUR_RULES = { runOnly: ["color-contrast", "link-in-text-block"] };

/**
 * What axe finds wrong on a page in the light theme and, as to its colours, in the dark one. Iframes hold other companies' pages, and are
 * left out.
 *
 * @param part A selector; the whole document if left out.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    const violations = await page.evaluate(
      async ([target, rules]) => {
        const { axe } = window as unknown as { axe: { run: typeof run } };
        const result = await axe.run(target ?? document, { resultTypes: ["violations"], iframes: false, ...rules });
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
      },
      [part, colorScheme === "light" ? ALL_RULES : COLOUR_RULES] as const,
    );
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** What the engine asks a person about, was looked at and is right: rules, and the elements that each may be about. */
const ACCEPTED: Record<string, RegExp> = {
  aria_complementary_label_visible: /^<aside /, // the controls and the chat are icons, each with a name
  aria_content_in_landmark: /^<a [^>]*href="#main"/, // the skip link comes before all landmarks (WCAG technique G1)
  blockquote_cite_exists: /^<blockquote/, // pull-quotes are from the text itself
  caption_track_exists: /^<video /, // the film has no sound
  element_tabbable_visible: /^<a [^>]*href="#main"/, // the skip link shows once it has the focus
  element_tabbable_unobscured: /^<(a|button|summary|div|iframe)\b/, // scroll-padding keeps the focus clear of the bars (journeys/layout.spec.ts)
  element_tabbable_role_valid: /role="log"/, // the chat's messages scroll, so the keyboard must reach them
  frame_src_valid: /^<iframe/, // other companies' pages, and the page says so
  input_label_visible: /^<(button|input) .*aria-label=/, // buttons of one icon, the chat's one input, the divider on its picture
  list_structure_proper: /^<dl\b/, // HTML allows pairs in <div>
  style_color_misuse: /^<style/, // it asks about every stylesheet with colours
  text_block_heading: /^<(p|div)\b/, // the large phone number and the failure's status introduce nothing
  text_contrast_sufficient: /^<(span|a)\b/, // the line under a link is a background in the text's colour; tokens.test.ts has the contrast
  text_quoted_correctly: /^</, // it asks about all words in quotes: here they are labels, names and questions
  text_sensory_misuse: /^<(p|h1|h2|h3|li|td|dd|span|strong|a|div)\b/, // it asks about words such as top and size
};

interface Finding {
  ruleId: string;
  reasonId: string;
  /** Whether it is a violation or a recommendation; and whether the engine is sure (`FAIL`) or asks a person (`POTENTIAL`, `MANUAL`). */
  value: [string, "PASS" | "FAIL" | "POTENTIAL" | "MANUAL"];
  message: string;
  snippet: string;
}

interface Engine {
  Checker: new () => { check(target: Node, rules: string[]): Promise<{ results: Finding[] }> };
}

/**
 * What the engine finds wrong on a page, or in a part of it, and what it asks a person about and nobody has looked at. Questions about each
 * page as such (`MANUAL`) are left out.
 *
 * @param part A selector; the whole document if left out.
 */
export async function equalAccessFindings(page: Page, part?: string): Promise<string[]> {
  await settled(page);
  await page.evaluate(`${ENGINE.replace(/^\/\*.*\*\/\n/, "")}; window.ace = ace;`);
  const found = await page.evaluate(async (selector) => {
    const { ace } = window as unknown as { ace: Engine };
    const target = selector ? document.querySelector(selector) : document;
    if (!target) throw new Error(`The page has no ${selector}.`);
    const { results } = await new ace.Checker().check(target, ["WCAG_2_2"]);
    return results.filter(({ value }) => value[1] === "FAIL" || value[1] === "POTENTIAL");
  }, part);
  return found
    .filter(({ ruleId, snippet }) => !ACCEPTED[ruleId]?.test(snippet))
    .map(({ ruleId, value, message, snippet }) => `${value.join(" ")} ${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
