import type { Report } from "./problem.ts";
import { fieldName, type Source } from "./source.ts";

/** A value that may be there once, and where it stands. What cannot be read has no source. */
export interface Claim {
  source: Source | undefined;
  field: (string | number)[];
  value: unknown;
}

/** Reports each value that is there twice. @param taken Who has a value already, besides the claims. */
export function reportDuplicates(claims: readonly Claim[], report: Report, taken: ReadonlyMap<unknown, string> = new Map()): void {
  const owners = new Map(taken);
  for (const { source, field, value } of claims) {
    if (!source || (typeof value !== "string" && typeof value !== "number")) continue;
    const { file } = source;
    const line = source.lineOf(field);
    const owner = owners.get(value);
    const remedy = field[0] === "redirectFrom" ? "Take it out." : "Choose another.";
    if (owner === undefined) owners.set(value, `${file}:${line}`);
    else report({ file, line, field: fieldName(field), message: `is '${value}', which ${owner} has already. ${remedy}` });
  }
}
