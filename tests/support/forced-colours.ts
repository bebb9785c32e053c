import type { Page } from "@playwright/test";
import { settled } from "./accessibility.ts";

/**
 * What forced colours (Windows' contrast themes) take away from a part of a page: edges of controls, what is chosen, marks that are nothing
 * but a background, icons in the colour of what is behind them, outlines of the focus. Leaves the page in forced colours.
 *
 * @param part A selector.
 */
export async function forcedColourFaults(page: Page, part: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await settled(page);
  const before = await page.evaluate(look, part);
  await page.emulateMedia({ forcedColors: "active" });
  await page.keyboard.press("Tab"); // from now on the focus is shown, as to someone with a keyboard
  await settled(page);
  const after = await page.evaluate(look, part);
  const faults = after.filter(({ name, has }) => {
    const was = before.find((each) => each.name === name);
    return !has && (!was || was.has || name.startsWith("choice"));
  });
  return faults.map(({ name }) => name);
}

/** In the page: each thing that must be seen, and whether it is. */
function look(selector: string): { name: string; has: boolean }[] {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}.`);
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const isForced = matchMedia("(forced-colors: active)").matches;
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isClear = (colour: string) => colour === "transparent" || parse(colour)[3] === 0;
  const same = (a: string, b: string) => `${parse(a).slice(0, 3)}` === `${parse(b).slice(0, 3)}`;
  const around = (element: Element | null, steps: number): Element[] =>
    element && steps > 0 ? [element, ...around(element.parentElement, steps - 1)] : [];
  const behind = (element: Element | null): string => {
    const surface = around(element, 50).find((each) => !isClear(getComputedStyle(each).backgroundColor));
    return surface ? getComputedStyle(surface).backgroundColor : "rgb(255, 255, 255)";
  };
  const hasBorder = (element: Element) => {
    const { borderBlockEndStyle: style, borderBlockEndWidth: width, borderBlockEndColor: colour } = getComputedStyle(element);
    return style !== "none" && Number.parseFloat(width) > 0 && !isClear(colour) && !same(colour, behind(element.parentElement));
  };
  const hasSurface = (element: Element) => !same(behind(element), behind(element.parentElement));
  const hasMark = (element: Element) =>
    ["::before", "::after"].some((pseudo) => {
      const { content, backgroundColor } = getComputedStyle(element, pseudo);
      return content !== "none" && !isClear(backgroundColor) && !same(backgroundColor, behind(element));
    });
  const isMarked = (element: Element) =>
    hasSurface(element) || hasMark(element) || Number.parseFloat(getComputedStyle(element).borderBlockEndWidth) >= 2;
  const all = [...root.querySelectorAll("*")].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const found: { name: string; has: boolean }[] = [];
  const nameOf = (element: Element, index: number) =>
    `${index} ${element.localName} '${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}'`;
  for (const [index, element] of all.entries()) {
    const name = nameOf(element, index);
    // Chromium puts the system's background behind each line of text: another one around it does not help.
    const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & { forcedColorAdjust: string };
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    if (isForced && hasText) found.push({ name: `text of ${name}`, has: forcedColorAdjust === "none" || !same(color, canvas) });
    const isControl = element.matches("a[href], button, summary, input, textarea") && !element.closest("[inert]");
    if (isControl) {
      found.push({ name: `edge of ${name}`, has: hasSurface(element) || around(element, 2).some(hasBorder) });
      if (element.matches("[aria-current=page], [aria-pressed=true]")) found.push({ name: `choice of ${name}`, has: isMarked(element) });
      if (isForced && !element.matches(":disabled")) {
        (element as HTMLElement).focus({ preventScroll: true });
        const has = around(element, 4)
          .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, "::after")])
          .some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
        if (document.activeElement === element) found.push({ name: `outline of ${name}`, has });
      }
    }
    if (element instanceof SVGElement && element.localName !== "svg") {
      const { stroke, fill } = getComputedStyle(element);
      const paints = [stroke, fill].filter((paint) => paint.startsWith("rgb") && !isClear(paint));
      if (paints.length > 0) found.push({ name: `icon ${name}`, has: paints.some((paint) => !same(paint, behind(element.parentElement))) });
    }
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      const { content, backgroundColor, borderBlockStartColor, opacity, blockSize, inlineSize, transform } = style;
      if (content === "none" || content === "normal" || Number(opacity) === 0 || transform.startsWith("matrix(0,")) continue;
      const isThin = Math.min(Number.parseFloat(blockSize), Number.parseFloat(inlineSize)) <= 12;
      const paints = Number.parseFloat(style.borderBlockStartWidth) > 0 ? [backgroundColor, borderBlockStartColor] : [backgroundColor];
      if (isThin)
        found.push({ name: `mark ${pseudo} of ${name}`, has: paints.some((paint) => !isClear(paint) && !same(paint, behind(element))) });
    }
  }
  return found;
}
