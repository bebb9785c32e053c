import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf } from "./page-address.ts";

const RUNS = { numRuns: 1000 };

/** Any text that can be one segment of an address's path. */
const segment = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("/") && text.isWellFormed());

const detail = (id: string) => pageOf(`/blog-detail/${encodeURIComponent(id)}`);

describe("BLOG-04 RT-05 /blog-detail/{id}, the id one segment of any text", () => {
  test("digits at its beginning are the number, whatever follows them", () => {
    const tail = fc.oneof(
      fc.constant(""),
      segment.filter((text) => !/^[0-9]/.test(text)),
    );
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 3 }), tail, (number, zeros, rest) => {
        expect(detail(`${"0".repeat(zeros)}${number}${rest}`)).toBe(`/blog-detail/${number}`);
      }),
      RUNS,
    );
  });

  test("without a digit at its beginning, after white space and a sign, it asks for the default text", () => {
    fc.assert(
      fc.property(
        segment.filter((text) => !/^\s*[+-]?[0-9]/.test(text)),
        (id) => {
          expect(detail(id)).toBe("/blog-detail");
        },
      ),
      RUNS,
    );
  });
});
