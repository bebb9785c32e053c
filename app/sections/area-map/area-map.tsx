import { business } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import styles from "./area-map.module.css";

/** How far the name is from its dot, in the map's units. */
const NAME_AWAY = 20;

interface AreaMapProps {
  map: NonNullable<Page<"contact">["areaMap"]>;
  /** The page that lists the areas, if that is another. */
  page?: string;
}

/** The areas on a map of our own: a dot for each place, each region a link to its places, and the business by its name (LOOK-03). */
export function AreaMap({ map: { label, width, height, home, outline, regions }, page = "" }: AreaMapProps) {
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
        {home && (
          <g className={styles.home} transform={`translate(${home.join(" ")})`}>
            <path d="M0 0h0" />
            <text {...(home[0] > 0.75 * width ? { x: -NAME_AWAY, textAnchor: "end" } : { x: NAME_AWAY })}>{business.shortName}</text>
          </g>
        )}
      </svg>
    </nav>
  );
}
