import { Prose } from "../prose/prose.tsx";

/** Sentences as a bulleted list. */
export function PlainList({ items }: { items: string[] }) {
  return <Prose nodes={[["ul", ...items.map((item): ["li", string] => ["li", item])]]} />;
}
