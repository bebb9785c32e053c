import { createElement, type ReactNode } from "react";
import type { Drawing, DrawnElement } from "../../schema/brand.ts";
import styles from "./logo.module.css";

interface DrawnProps {
  drawing: Drawing;
  /** The most that it can fill, in rem. */
  room: { width: number; height: number };
  /** What it says; without it, it is decoration. */
  name?: string;
}

/** A drawing of content/brand. */
export function Drawn({ drawing: { viewBox, aspect, attributes, elements }, room, name }: DrawnProps) {
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
