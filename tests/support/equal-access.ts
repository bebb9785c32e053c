/** IBM's Equal Access engine, which checks a page by rules of its own: a second opinion beside axe (decision 0028). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

const ENGINE = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

/**
 * What the engine asks a person to look at, and what was found. Each entry is a rule, the elements that it may be about, and why that is
 * right. What the engine is sure of is here only for recommendations that go beyond WCAG.
 */
const ACCEPTED: { rule: string; on: RegExp; because: string }[] = [
  {
    rule: "aria_complementary_label_visible",
    on: /^<aside /,
    because: "The controls and the chat are icons, each with a name. WCAG asks for no visible label.",
  },
  { rule: "aria_content_in_landmark", on: /^<a href="#main"/, because: "The skip link comes before all landmarks (WCAG technique G1)." },
  {
    rule: "blockquote_cite_exists",
    on: /^<blockquote/,
    because: "The pull-quotes are quotations. They are from the text itself, which has no other address.",
  },
  {
    rule: "caption_track_exists",
    on: /^<video /,
    because: "The film has no sound. A film of the owner's has its captions in the picture (docs/editing.md).",
  },
  {
    rule: "element_tabbable_visible",
    on: /^<a href="#main"/,
    because: "The skip link is seen once it has the focus (every-page.spec.ts).",
  },
  {
    rule: "element_tabbable_unobscured",
    on: /^<(a|button|summary|div|iframe)\b/,
    because:
      "The engine asks about all that lies under something at this moment. scroll-padding keeps what has the focus clear of the bars (journeys/layout.spec.ts).",
  },
  {
    rule: "element_tabbable_role_valid",
    on: /role="log"/,
    because: "The chat's messages scroll, so that the keyboard must reach them (axe: scrollable-region-focusable).",
  },
  {
    rule: "frame_src_valid",
    on: /^<iframe/,
    because: "The map, and a video at a video service, are other companies' pages; the page says so (/accessibility).",
  },
  {
    rule: "input_label_visible",
    on: /^<(button|textarea) .*aria-label=/,
    because: "Buttons of one icon each, which WCAG allows, and the chat's one input, whose placeholder stays until one types.",
  },
  {
    rule: "list_structure_proper",
    on: /^<dl\b/,
    because: "Pairs of a list are grouped in <div>, as HTML allows; the W3C checker agrees (html.spec.ts).",
  },
  {
    rule: "style_color_misuse",
    on: /^<style/,
    because: "It asks about each stylesheet with colours. What is current has aria-current and a mark, too.",
  },
  { rule: "text_block_heading", on: /^<(p|div)\b/, because: "The large phone number and the failure's status introduce nothing." },
  {
    rule: "text_contrast_sufficient",
    on: /^<(span|a)\b/,
    because: "The background is the line under a link, in the text's own colour. app/styles/tokens.test.ts computes the contrast, 7:1.",
  },
  {
    rule: "text_quoted_correctly",
    on: /^</,
    because: "It asks about all words in quotes: in these texts they are labels, names and questions, not quotations.",
  },
  {
    rule: "text_sensory_misuse",
    on: /^<(p|h1|h2|h3|li|td|dd|span|a|div)\b/,
    because: "It asks about words such as top and size, which tips and sizes of rooms need.",
  },
];

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
    .filter(({ ruleId, snippet }) => !ACCEPTED.some(({ rule, on }) => rule === ruleId && on.test(snippet)))
    .map(({ ruleId, value, message, snippet }) => `${value.join(" ")} ${ruleId}: ${message} ${snippet.slice(0, 160)}`);
}
