import { readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, brandSchema, type Drawing } from "../schema/brand.ts";
import { readDrawing } from "./drawing.ts";
import type { Report } from "./problem.ts";
import { check, readSource } from "./source.ts";

const FILE = "content/brand.yaml";
const DRAWINGS = "content/brand";

/** Reads content/brand.yaml and the drawings that it names (OWN-05); `undefined` if the file does not fit its schema, which it reports. */
export function readBrand(root: string, report: Report): Brand | undefined {
  const source = readSource(root, FILE, report);
  const brand = source && check(source, brandSchema, report);
  if (!brand) return undefined;
  const draw = (name: string | undefined): Drawing | undefined => {
    if (!name) return undefined;
    const file = `${DRAWINGS}/${name}`;
    try {
      return readDrawing(readFileSync(path.join(root, file), "utf8"));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      report({ file, message: isMissing ? `is missing, but ${FILE} names it. Put the file there.` : (error as Error).message });
      return undefined;
    }
  };
  return { ...brand, mark: draw(brand.mark), logo: draw(brand.logo) };
}
