import type { Site } from "./page-data.ts";

/** The map's width, in its own units. */
const WIDTH = 600;
/** Room around the outermost points, in the same. */
const MARGIN = 24;

/**
 * Draws the areas whose places have positions (LOOK-03), in units of its view box: the path of the coast and the mountains, and of each region a
 * path of points. `undefined` where no place has a position.
 */
export function areaMap({ pages, business: { position: own } }: Pick<Site, "pages" | "business">) {
  const { regions = [], map } = pages["areas-we-serve"] ?? {};
  const places = Object.values(map?.positions ?? {});
  if (!map || places.length === 0) return undefined;
  const business: Point[] = own ? [[own.latitude, own.longitude]] : [];
  const points = [...places, ...business, ...map.lines.flat()]; // a coast that ended at the last place would look cut off
  const [north, south] = [Math.max(...points.map(([latitude]) => latitude)), Math.min(...points.map(([latitude]) => latitude))];
  const [west, east] = [Math.min(...points.map(([, longitude]) => longitude)), Math.max(...points.map(([, longitude]) => longitude))];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = (WIDTH - 2 * MARGIN) / Math.max((east - west) * shrink, 0.01);
  const project = ([latitude, longitude]: Point): Point => [
    Math.round(MARGIN + (longitude - west) * shrink * scale),
    Math.round(MARGIN + (north - latitude) * scale),
  ];
  return {
    label: map.label,
    width: WIDTH,
    height: Math.round(2 * MARGIN + (north - south) * scale),
    business: business.map(project)[0],
    named: map.named.flatMap((name) => (map.positions[name] ? [{ name, at: project(map.positions[name]) }] : [])),
    outline: map.lines.map((line) => curve(line.map(project))).join(""),
    regions: regions.flatMap(({ id, name, places: named }) => {
      const dots = named.flatMap((place) => (map.positions[place] ? `M${project(map.positions[place]).join(" ")}h0` : []));
      return dots.length > 0 ? [{ id, name, dots: dots.join("") }] : [];
    }),
  };
}

type Point = [number, number];

/** A smooth line: curves from the middle of each stretch to the middle of the next. */
function curve(points: Point[]): string {
  const middles = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] as Point;
    return `${Math.round((x + beforeX) / 2)} ${Math.round((y + beforeY) / 2)}`;
  });
  return `M${points[0]?.join(" ")}L${middles[0]}${middles
    .slice(1)
    .map((middle, index) => `Q${points[index + 1]?.join(" ")} ${middle}`)
    .join("")}`;
}
