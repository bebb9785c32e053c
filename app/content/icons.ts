import { icons as brands } from "@iconify-json/simple-icons";
import { icons } from "lucide";
import type { IconShape } from "../schema/fields.ts";

/** The lucide icon of this name, written as on lucide.dev: `shield-check`. */
export function findIcon(name: string): IconShape | undefined {
  const key = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : undefined;
}

/** The outline of a brand's icon, named by its slug on simpleicons.org: `facebook`. It fills a square of 24 by 24. */
export function findBrandIcon(name: string): string | undefined {
  const icon = Object.hasOwn(brands.icons, name) ? brands.icons[name] : undefined;
  return icon && / d="([^"]+)"/.exec(icon.body)?.[1];
}
