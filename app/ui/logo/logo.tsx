import { brand, business } from "virtual:site";
import { createElement, type ReactNode } from "react";
import type { Drawing, DrawnElement } from "../../schema/brand.ts";
import { PageLink } from "../page-link/page-link.tsx";
import styles from "./logo.module.css";

/** The business's logo, or its mark and name in one or two lines; leads home (OWN-05). */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/">
      {brand.logo ? (
        <Drawn drawing={brand.logo} room={{ width: 12, height: 2.75 }} name={business.name} />
      ) : (
        <>
          {brand.mark && <Mark />}
          <span>
            {`${business.shortName} `}
            {business.surname && <small>{business.surname}</small>}
          </span>
        </>
      )}
    </PageLink>
  );
}

/** The business's mark; without one, the first letter of its name. Decoration. */
export function Mark() {
  return brand.mark ? (
    <Drawn drawing={brand.mark} room={{ width: 3.25, height: 2.25 }} />
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {[...business.shortName][0]}
    </span>
  );
}

interface DrawnProps {
  drawing: Drawing;
  /** The most that it can fill, in rem. */
  room: { width: number; height: number };
  /** What it says; without it, it is decoration. */
  name?: string;
}

/** A drawing of content/brand. */
function Drawn({ drawing: { viewBox, aspect, attributes, elements }, room, name }: DrawnProps) {
  const width = Math.min(room.width, room.height * aspect) * 16;
  const said = name ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox}
      width={Math.round(width)}
      height={Math.round(width / aspect)}
      {...said}
      {...propsOf(attributes)}
    >
      {elements.map(draw)}
    </svg>
  );
}

const draw = ([name, attributes, children]: DrawnElement, index: number): ReactNode =>
  createElement(name, { key: index, ...propsOf(attributes) }, ...children.map(draw));

/** React's names of SVG's attributes. */
const propsOf = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
