import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { MoreLink } from "./more-link.tsx";

afterEach(() => document.documentElement.removeAttribute("dir"));

for (const direction of ["ltr", "rtl"])
  test(`${direction}: the arrow stands after the last word, however the words wrap, and a link of one line is 44 px high`, async () => {
    document.documentElement.dir = direction;
    const { container } = await render(
      <MemoryRouter>
        <MoreLink to="/" label="How quotes, deposits and payment work" />
      </MemoryRouter>,
    );
    const words = document.createRange();
    const link = container.querySelector("a") as HTMLElement;
    words.selectNodeContents(link.firstElementChild as HTMLElement);
    const heights = new Set<number>();
    for (let width = 80; width <= 480; width += 4) {
      container.style.inlineSize = `${width}px`;
      const last = [...words.getClientRects()].at(-1) as DOMRect;
      const arrow = (link.querySelector("svg") as SVGElement).getBoundingClientRect();
      expect(Math.abs((arrow.top + arrow.bottom - last.top - last.bottom) / 2), `${width}`).toBeLessThan(4);
      const gap = direction === "rtl" ? last.left - arrow.right : arrow.left - last.right;
      expect(gap, `${width}`).toBeGreaterThan(4);
      expect(gap, `${width}`).toBeLessThan(12);
      heights.add(link.offsetHeight);
    }
    expect(heights.size).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBe(44);
  });
