import { icons } from "lucide";
import * as brands from "simple-icons";
import type { IconShape } from "../schema/fields.ts";

const allBrands = new Map<string, { path: string }>(Object.entries(brands));

/** The lucide icon of this name, written as on lucide.dev: `shield-check`. */
export function findIcon(name: string): IconShape | undefined {
  const key = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : undefined;
}

/** The brand's icon of this name, written as the slug on simpleicons.org: `facebook`. */
export function findBrandIcon(name: string): IconShape | undefined {
  const key = `si${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const icon = allBrands.get(key);
  return icon && [["path", { d: icon.path }]];
}
