import type { Drawing, DrawnElement } from "../schema/brand.ts";

const SHAPES = new Set(["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
const ATTRIBUTES = new Set(
  "d cx cy r rx ry x y x1 y1 x2 y2 width height points transform opacity fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray".split(
    " ",
  ),
);
/** A drawing is in every page. */
const MOST_LETTERS = 8000;

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads an SVG that is made of shapes. What would run, load or look for something is refused; what drawing programs note for themselves is left out.
 *
 * @throws Error that says what is wrong, and what to do.
 */
export function readDrawing(svg: string): Drawing {
  const source = svg.replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>|<(title|desc|metadata|sodipodi:namedview)\b.*?<\/\1>/gs, "");
  if (source.length > MOST_LETTERS)
    throw new Error(`has ${source.length} characters, and every page would have them. ${MOST_LETTERS} are enough: simplify its paths.`);
  const root: DrawnElement = ["", {}, []];
  const open = [root];
  for (const [, closes, name = "", attributes = "", isEmpty] of source.matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    if (name !== "svg" && !SHAPES.has(name) && !/:|^(defs|title|desc|metadata)$/.test(name))
      throw new Error(`has a <${name}>, which a page can't take. Ask for the drawing as plain paths: text as outlines, flat colours.`);
    const element: DrawnElement = [name, attributesOf(attributes), []];
    if (name === "svg" || SHAPES.has(name)) open.at(-1)?.[2].push(element);
    if (!isEmpty) open.push(element);
  }
  const [svgElement] = root[2];
  if (!svgElement) throw new Error("is no SVG. Save it as SVG.");
  const viewBox = /<svg\b[^>]*\bviewBox\s*=\s*["']([^"']*)/.exec(source)?.[1] ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error("has no viewBox. Save it again with one: drawing programs call it 'responsive'.");
  const { width: _w, height: _h, x: _x, y: _y, ...shared } = svgElement[1];
  return { viewBox, aspect: width / height, attributes: shared, elements: svgElement[2] };
}

/** The attributes that draw, also those that a program has put into `style`. */
function attributesOf(source: string): Record<string, string> {
  const pairs = [...source.matchAll(ATTRIBUTE)].flatMap(([, name = "", double, single]) => {
    const value = double ?? single ?? "";
    return name === "style" ? value.split(";").map((part) => part.split(":").map((word) => word.trim())) : [[name, value]];
  });
  return Object.fromEntries(pairs.filter(([name = "", value = ""]) => ATTRIBUTES.has(name) && !/url\(|[<>&]/.test(value)));
}

/** Writes a drawing as SVG again. */
export function writeDrawing({ attributes, elements }: Pick<Drawing, "attributes" | "elements">): string {
  const write = ([name, own, children]: DrawnElement): string => `<${name}${attributesIn(own)}>${children.map(write).join("")}</${name}>`;
  return write(["g", attributes, elements]);
}

const attributesIn = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`)
    .join("");
