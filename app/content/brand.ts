import { readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, brandSchema, contrastFaults, type Drawing } from "../schema/brand.ts";
import { readDrawing } from "./drawing.ts";
import type { Problem } from "./problem.ts";
import { check, readSource } from "./source.ts";

const FILE = "content/brand.yaml";
const DRAWINGS = "content/brand";

/**
 * Reads content/brand.yaml and the drawings that it names (OWN-05).
 *
 * @param report Called for each fault, text that cannot be read well enough among them; the brand is then `undefined`.
 * @param advise Called for text that could be read better.
 */
export function readBrand(root: string, report: (problem: Problem) => void, advise?: (advice: Problem) => void): Brand | undefined {
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
  const problemsOf = (level: "AA" | "AAA") =>
    contrastFaults(brand, level).map(({ colour, message }) => ({ file: FILE, line: source.lineOf([colour]), field: colour, message }));
  problemsOf("AA").forEach(report);
  if (advise) problemsOf("AAA").forEach(advise);
  return { ...brand, mark: draw(brand.mark), logo: draw(brand.logo) };
}
