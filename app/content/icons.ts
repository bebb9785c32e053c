import { icons as brands } from "@iconify-json/simple-icons";
import { icons } from "lucide";

/** A lucide icon, named as on lucide.dev: `shield-check`. SVG elements on a 24 by 24 grid. */
export function findIcon(name: string): string | undefined {
  const key = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(icons, key)) return undefined;
  const attributesOf = (attributes: object) => Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return icons[key as keyof typeof icons].map(([element, attributes]) => `<${element}${attributesOf(attributes).join("")}/>`).join("");
}

/** A brand's icon, named by its slug on simpleicons.org: `facebook`. SVG elements, filled, on a 24 by 24 grid. */
export const findBrandIcon = (name: string): string | undefined =>
  Object.hasOwn(brands.icons, name) ? `<g stroke="none">${brands.icons[name]?.body}</g>` : undefined;
