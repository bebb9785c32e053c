import type { Drawing } from "../schema/brand.ts";

const SHAPES = new Set(["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
const ATTRIBUTES =
  /^(d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|opacity|fill|fill-rule|fill-opacity|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-opacity|stroke-dasharray|vector-effect)$/;
/** Drawings are in the icon sprite, which every page loads. */
const MAX_LENGTH = 8000;

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads an SVG of shapes alone, without drawing programs' metadata. @throws Error that says what is wrong and how to fix it. */
export function readDrawing(svg: string): Drawing {
  const source = svg.replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>|<(title|desc|metadata|sodipodi:namedview)\b.*?<\/\1>/gs, "");
  if (source.length > MAX_LENGTH)
    throw new Error(`has ${source.length} characters, which every visit would load. At most ${MAX_LENGTH}: simplify its paths.`);
  const open: string[] = [];
  const tags = [...source.matchAll(TAG)].map(([, closes, name = "", attributes = "", isEmpty]) => {
    if (closes) return `</${open.pop()}>`;
    const shape = name === "svg" ? "g" : SHAPES.has(name) ? name : /:|^(defs|title|desc|metadata)$/.test(name) ? "defs" : undefined;
    if (!shape)
      throw new Error(`has a <${name}>, which the site can't use. Ask for the drawing as plain paths: text as outlines, flat colours.`);
    if (!isEmpty) open.push(shape);
    return `<${shape}${attributesIn(attributes)}${isEmpty}>`;
  });
  if (!source.includes("<svg") || open.length > 0 || tags.includes("</undefined>")) throw new Error("isn't a valid SVG. Save it as SVG.");
  const viewBox = /<svg\b[^>]*\bviewBox\s*=\s*["']([^"']*)/.exec(source)?.[1] ?? "";
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error("has no viewBox. Save it again with one: drawing programs call that 'responsive'.");
  return { viewBox, aspect: width / height, markup: tags.join("") };
}

/** The presentation attributes, including those in `style`. */
const attributesIn = (source: string): string => {
  const pairs = [...source.matchAll(ATTRIBUTE)].flatMap(([, name = "", double, single]) => {
    const value = double ?? single ?? "";
    return name === "style" ? value.split(";").map((part) => part.split(":").map((word) => word.trim())) : [[name, value]];
  });
  const drawn = pairs.filter(([name = "", value = ""]) => ATTRIBUTES.test(name) && !/url\(|["<>&]/.test(value));
  // Each attribute once: `style` wins over an attribute, as in SVG.
  return [...new Map(drawn as [string, string][])].map(([name, value]) => ` ${name}="${value}"`).join("");
};
