import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { BrokenContent, brokenContent } from "../../tests/fuzz/broken-content.ts";

const tree = new BrokenContent();
afterAll(() => tree.close());

test("DATA-02 broken content is reported with file and words, or is read, in time; 2,000 trees: npm run torture -- content", async () => {
  await tree.read(); // the pictures' pixels, which are read once in a process
  await fc.assert(
    fc.asyncProperty(brokenContent, async (broken) => {
      await tree.break(broken);
      expect(await tree.read()).toBeTypeOf("string");
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 300_000);
