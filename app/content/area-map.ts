import type { BuildInput } from "./page-builders.ts";

/** The side of the map, a square, in its own units. */
const SIDE = 600;
/** The margin around the outermost points, in the same units. */
const MARGIN = 30;

/** Draws the areas whose places have positions (LOOK-03): outlines of land, and each region's dots and its number amid them; `undefined` without any. */
export function areaMap({ pages, business: { position: own, shortName } }: Pick<BuildInput, "pages" | "business">) {
  const { regions = [], map } = pages["areas-we-serve"] ?? {};
  const places = Object.values(map?.positions ?? {});
  if (!map || places.length === 0) return undefined;
  const project = projection(own ? [...places, [own.latitude, own.longitude]] : places);
  const dots = new Map(Object.entries(map.positions).map(([place, position]) => [place, project(position)]));
  const business = own && project([own.latitude, own.longitude]);
  const isPlace = (name: string) => regions.some(({ places }) => places.includes(name)); // and not a name in the sea
  const pointsOf = (places: string[]) => places.flatMap((place) => (dots.has(place) ? [dots.get(place) as Point] : []));
  const drawn = regions.map(({ id, name, places }) => ({ id, name, points: pointsOf(places) })).filter(({ points }) => points.length > 0);
  return {
    label: map.label,
    side: SIDE,
    business: business && { name: shortName, at: business, side: map.ownSide, onlyWide: false, hasDot: true },
    named: map.named.map(({ place: name, ...shown }) => ({ name, ...shown, at: dots.get(name) as Point, hasDot: isPlace(name) })),
    land: map.land.map((outline) => curve(outline.map(project))).join(""),
    regions: drawn.map(({ points, ...region }, index) => {
      const [x, y] = dots.get(region.name) ?? centreOf(points);
      return {
        ...region,
        number: index + 1,
        outline: curve(around(points)),
        dots: points.map((point) => `M${point.join(" ")}h0`).join(""),
        x,
        y,
      };
    }),
  };
}

type Point = [number, number];

const centreOf = (points: Point[]) =>
  ([0, 1] as const).map((axis) => Math.round(points.reduce((sum, at) => sum + at[axis], 0) / points.length)) as Point;

/** Projects latitude and longitude onto a square around the given points. */
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

/** Sorts points by their angle around the centre. */
function around(points: Point[]): Point[] {
  const [midX, midY] = centreOf(points);
  const angle = ([x, y]: Point) => Math.atan2(y - midY, x - midX);
  return points.toSorted((a, b) => angle(a) - angle(b));
}

/** A smooth outline: curves from the midpoint of each edge to the next. */
function curve(points: Point[]): string {
  const middle = (index: number) => centreOf([points.at(index - 1), points[index % points.length]] as Point[]).join(" ");
  return `M${middle(0)}Q${points.map((point, index) => `${point.join(" ")} ${middle(index + 1)}`).join(" ")}Z`;
}
