import { expect, test } from "vitest";
import { readDrawing } from "./drawing.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test("OWN-05 a drawing keeps its shapes and colours, and loses what its program noted", () => {
  const drawing = readDrawing(
    svg(
      '<title>Logo</title><defs/><g id="layer" fill="none" style="fill:#c00;-inkscape-x:1" onclick="go()"><path d="M0 0h9"/></g><circle cx="3" cy="4" r="2"/>',
      'viewBox="0 0 20 10" width="40" height="20" fill="none"',
    ),
  );
  expect(drawing).toEqual({
    viewBox: "0 0 20 10",
    aspect: 2,
    markup: '<g width="40" height="20" fill="none"><defs/><g fill="#c00"><path d="M0 0h9"/></g><circle cx="3" cy="4" r="2"/></g>',
  });
});

test.each([
  ["a script", svg("<script>alert(1)</script>"), /<script>.*as plain paths/],
  ["text", svg("<text>Air</text>"), /<text>.*as plain paths/],
  ["a picture", svg('<image href="x.png"/>'), /<image>.*as plain paths/],
  ["no viewBox", svg('<path d="M0 0"/>', 'width="9"'), /no viewBox/],
  ["no SVG", "PNG", /isn't a valid SVG/],
  ["a tag that isn't closed", svg("<g>"), /isn't a valid SVG/],
  ["a closing tag too many", svg("</g>"), /isn't a valid SVG/],
  ["too much", svg(`<path d="${"M0 0".repeat(3000)}"/>`), /simplify its paths/],
])("OWN-05 a drawing with %s is refused with what to do", (_what, source, message) => {
  expect(() => readDrawing(source)).toThrow(message);
});
