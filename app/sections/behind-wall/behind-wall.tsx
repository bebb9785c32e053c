import type { ChangeEvent, ReactNode } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { Page } from "../../schema/page.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import styles from "./behind-wall.module.css";

type Wall = NonNullable<Page<"home">["wall"]>;

const divide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
  currentTarget.parentElement?.style.setProperty("--at", String(currentTarget.valueAsNumber / 100));

type OpenedWallProps = { wall: Omit<Wall, "heading" | "text" | "trades">; sizes?: string; children?: ReactNode };

/** One wall, finished and opened, with a divider between the two; without JavaScript they are side by side. */
export function OpenedWall({ wall, sizes = "(min-width: 62rem) 65vw, 100vw", children }: OpenedWallProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.pictures}>
      <Picture picture={wall.finished} sizes={sizes} />
      <div className={styles.opened}>
        <Picture picture={wall.opened} sizes={sizes} />
        {children}
      </div>
      {isHydrated && <input type="range" data-screen-only="" defaultValue={44} aria-label={wall.dividerLabel} onChange={divide} />}
    </div>
  );
}

/** What fitting a unit takes, on the opened wall (LOOK-01). */
export function BehindWall({ wall }: { wall: Wall }) {
  return (
    <Section labelledBy="wall">
      <div className={styles.wall} data-grid="">
        <div className={styles.text}>
          <h2 id="wall">{wall.heading}</h2>
          <p>{wall.text}</p>
          <ItemList items={wall.trades} look="steps" />
        </div>
        <OpenedWall wall={wall}>
          <svg width="160" height="100" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {wall.trades.map(({ title, x, y }, index) => (
              <g key={title}>
                <circle cx={x * 1.6} cy={y} r="5" />
                <text x={x * 1.6} y={y}>
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </OpenedWall>
      </div>
    </Section>
  );
}
