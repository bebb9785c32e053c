import { expect, test } from "vitest";
import { faultsOfTable } from "./site-batches.ts";
import { siteMutations } from "./site-mutations.ts";

test("every requirement has a fault, and each fault's search text is in its file exactly once", () => {
  expect(faultsOfTable(process.cwd(), siteMutations)).toEqual([]);
});
