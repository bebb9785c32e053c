import type { SVGProps } from "react";
import type { Page } from "../../schema/page.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import styles from "./area-map.module.css";

type Drawing = NonNullable<Page<"contact">["areaMap"]>;

interface AreaMapProps {
  map: Drawing;
  /** The page that lists the areas, if that is another. */
  page?: string;
}

/** Where a name is beside its dot, in px. */
const BESIDE: Record<Drawing["named"][number]["side"], SVGProps<SVGTextElement>> = {
  start: { dx: 12 },
  end: { dx: -20, textAnchor: "end" },
  below: { dy: 16, textAnchor: "middle" },
  above: { dy: -16, textAnchor: "middle" },
};

/** The areas on a map of our own (LOOK-03): a dot for each place, larger beside its name, each region a link to its places, and the business by its name. */
export function AreaMap({ map: { label, side, business: own, named, land, regions }, page = "" }: AreaMapProps) {
  const percent = (at: number) => `${(100 * at) / side}%`;
  const name = ({ name: words, at: [x, y], side: beside, onlyWide, hasDot }: Drawing["named"][number], radius = 2) => (
    <g key={words} data-only-wide={onlyWide ? "" : undefined}>
      {hasDot && <circle cx={percent(x)} cy={percent(y)} r={radius} />}
      <text x={percent(x)} y={percent(y)} {...BESIDE[beside]}>
        {words}
      </text>
    </g>
  );
  return (
    <nav className={styles.map} aria-label={label}>
      <svg width={side} height={side} aria-label={label}>
        <svg role="presentation" width="100%" height="100%" viewBox={`0 0 ${side} ${side}`}>
          <path className={styles.land} d={land} vectorEffect="non-scaling-stroke" />
          {regions.map(({ id, name: region, outline, dots }) => (
            <PageLink key={id} to={`${page}#${id}`} aria-label={region}>
              <title>{region}</title>
              <path className={styles.region} d={outline} />
              <path d={dots} vectorEffect="non-scaling-stroke" />
            </PageLink>
          ))}
          {!page &&
            regions.map(({ x, y, number }) => (
              <g key={number} className={styles.number}>
                <circle cx={x} cy={y} r="17" />
                <text x={x} y={y}>
                  {number}
                </text>
              </g>
            ))}
        </svg>
        {named.map((place) => name(place))}
        {own && <g className={styles.business}>{name(own, 7)}</g>}
      </svg>
    </nav>
  );
}
