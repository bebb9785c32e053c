import { icons } from "lucide";
import * as brands from "simple-icons";
import type { IconShape } from "../schema/fields.ts";

const allBrands = new Map<string, { path: string }>(Object.entries(brands));

/** The lucide icon of this name, written as on lucide.dev: `shield-check`. */
export function findIcon(name: string): IconShape | undefined {
  const key = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : undefined;
}

/** The outline of a brand's icon, named by its slug on simpleicons.org: `facebook`. It fills a square of 24 by 24. */
export function findBrandIcon(name: string): string | undefined {
  return allBrands.get(`si${name.charAt(0).toUpperCase()}${name.slice(1)}`)?.path;
}
