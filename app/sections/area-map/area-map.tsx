import { business } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import styles from "./area-map.module.css";

/** How far a name is from its dot, in the map's units. */
const NAME_AWAY = 20;

/** A name beside its dot: on the side of the sea in the west, and within the map in the east. */
function Name({ at: [x, y], width, children }: { at: [x: number, y: number]; width: number; children: string }) {
  const isLeft = x < 0.35 * width || x > 0.75 * width;
  return (
    <text x={x + (isLeft ? -NAME_AWAY : NAME_AWAY)} y={y} textAnchor={isLeft ? "end" : undefined}>
      {children}
    </text>
  );
}

interface AreaMapProps {
  map: NonNullable<Page<"contact">["areaMap"]>;
  /** The page that lists the areas, if that is another. */
  page?: string;
}

/** The areas on a map of our own: a dot for each place, each region a link to its places, and the business by its name (LOOK-03). */
export function AreaMap({ map: { label, width, height, business: own, named, outline, regions }, page = "" }: AreaMapProps) {
  return (
    <nav className={styles.map} aria-label={label}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-label={label}>
        <path className={styles.outline} d={outline} vectorEffect="non-scaling-stroke" />
        {regions.map(({ id, name, dots }) => (
          <PageLink key={id} to={`${page}#${id}`} aria-label={name}>
            <title>{name}</title>
            <path d={dots} />
          </PageLink>
        ))}
        <g className={styles.names}>
          {named.map(({ name, at }) => (
            <Name key={name} at={at} width={width}>
              {name}
            </Name>
          ))}
        </g>
        {own && (
          <g className={styles.business}>
            <path d={`M${own.join(" ")}h0`} />
            <Name at={own} width={width}>
              {business.shortName}
            </Name>
          </g>
        )}
      </svg>
    </nav>
  );
}
