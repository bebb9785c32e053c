/** IBM's Equal Access engine, which checks a page by rules of its own: a second opinion beside axe (decision 0006). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

const ENGINE = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

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
  input_label_visible: /^<(button|textarea|input) .*aria-label=/, // buttons of one icon, the chat's one input, the divider on its picture
  list_structure_proper: /^<dl\b/, // HTML allows pairs in <div>
  style_color_misuse: /^<style/, // it asks about every stylesheet with colours
  text_block_heading: /^<(p|div)\b/, // the large phone number and the failure's status introduce nothing
  text_contrast_sufficient: /^<(span|a)\b/, // the line under a link is a background in the text's colour; tokens.test.ts has the contrast
  text_quoted_correctly: /^</, // it asks about all words in quotes: here they are labels, names and questions
  text_sensory_misuse: /^<(p|h1|h2|h3|li|td|dd|span|a|div)\b/, // it asks about words such as top and size
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
