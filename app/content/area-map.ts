import type { Site } from "./page-data.ts";

/** The side of the map, a square, in its own units. */
const SIDE = 600;
/** Room around the outermost points, in the same. */
const MARGIN = 30;
/** How near another dot is hidden by the business's. */
const UNDER_BUSINESS = 14;
/**
 * What a letter, half a line, and the way from a dot to a name beside it take on a phone, where the map is smallest; and from where to where a name
 * below a dot may reach there and on a wide screen.
 */
const TEXT = { letter: 12.5, half: 17, beside: 15, below: [7, 44] } as const;
/** How much wider a name is where a visitor sets letters widely (WCAG 1.4.12); it still ends on the map. */
const WIDELY_SET = 1.5;

/**
 * Draws the areas whose places have positions (LOOK-03), in units of its view box: the outlines of land, and of each region a path of points.
 * `undefined` where no place has a position.
 */
export function areaMap({ pages, business: { position: own, shortName } }: Pick<Site, "pages" | "business">) {
  const { regions = [], map } = pages["areas-we-serve"] ?? {};
  const places = Object.values(map?.positions ?? {});
  if (!map || places.length === 0) return undefined;
  const project = projection(own ? [...places, [own.latitude, own.longitude]] : places);
  const business = own && project([own.latitude, own.longitude]);
  const at = (place: string): Point[] => {
    const dot = map.positions[place] && project(map.positions[place]);
    return dot && !(business && distance(dot, business) < UNDER_BUSINESS) ? [dot] : [];
  };
  const outlines = map.land.map((outline) => outline.map(project));
  const sideOf = besides([...Object.keys(map.positions).flatMap(at), ...outlines.flatMap(pointsAlong)]);
  return {
    label: map.label,
    side: SIDE,
    business: business && { name: shortName, at: business, side: sideOf(shortName, business) ?? "start" },
    named: map.named.flatMap((name) => at(name).map((dot) => ({ name, at: dot, side: sideOf(name, dot) }))).filter(({ side }) => side),
    land: outlines.map(curve).join(""),
    regions: regions.flatMap(({ id, name: region, places: named }) => {
      const dots = named.flatMap(at).map(([x, y]) => `M${x} ${y}h0`);
      return dots.length > 0 ? [{ id, name: region, dots: dots.join("") }] : [];
    }),
  };
}

type Point = [number, number];
type Box = [left: number, top: number, right: number, bottom: number];

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
const middle = ([x, y]: Point, [toX, toY]: Point): Point => [Math.round((x + toX) / 2), Math.round((y + toY) / 2)];

/** From latitude and longitude onto a square around some points. */
function projection(points: Point[]): (position: Point) => Point {
  const [latitudes, longitudes] = [points.map(([latitude]) => latitude), points.map(([, longitude]) => longitude)];
  const [south, north, west, east] = [Math.min(...latitudes), Math.max(...latitudes), Math.min(...longitudes), Math.max(...longitudes)];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = (SIDE - 2 * MARGIN) / Math.max((east - west) * shrink, north - south, 0.01);
  return ([latitude, longitude]) => [
    Math.round(SIDE / 2 + (longitude - (west + east) / 2) * shrink * scale),
    Math.round(SIDE / 2 + ((north + south) / 2 - latitude) * scale),
  ];
}

/** Finds a side of each dot, one after another, where its name touches no dot, no coast and no other name. */
function besides(points: Point[]) {
  const taken = points.map(([x, y]): Box => [x, y, x, y]);
  return (name: string, [x, y]: Point) => {
    const width = name.length * TEXT.letter;
    const { half, beside, below } = TEXT;
    const places: { side: string; box: Box }[] = [
      { side: "start", box: [x + beside, y - half, x + beside + width, y + half] },
      { side: "end", box: [x - beside - width, y - half, x - beside, y + half] },
      { side: "below", box: [x - width / 2, y + below[0], x + width / 2, y + below[1]] },
      { side: "above", box: [x - width / 2, y - below[1], x + width / 2, y - below[0]] },
    ];
    const free = places.find(
      ({ box: [left, top, right, bottom] }) =>
        Math.min(left, right - width * WIDELY_SET) > 0 &&
        Math.max(right, left + width * WIDELY_SET) < SIDE &&
        !taken.some((other) => other[0] < right && other[2] > left && other[1] < bottom && other[3] > top),
    );
    if (free) taken.push(free.box);
    return free?.side;
  };
}

/** An outline's points and some between them. */
const pointsAlong = (points: Point[]): Point[] =>
  points.flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    return [0, 1, 2, 3].map((part): Point => [from[0] + ((to[0] - from[0]) * part) / 4, from[1] + ((to[1] - from[1]) * part) / 4]);
  });

/** A smooth outline: curves from the middle of each stretch to the middle of the next. */
function curve(points: Point[]): string {
  const turns = points.map((point, index) => `${point.join(" ")} ${middle(point, points[(index + 1) % points.length] as Point).join(" ")}`);
  return `M${middle(points.at(-1) as Point, points[0] as Point).join(" ")}Q${turns.join(" ")}Z`;
}
