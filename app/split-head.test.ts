import { describe, expect, test } from "vitest";
import { splitHead } from "./split-head.ts";

const HEAD =
  '<link rel="preload" as="image" imageSrcSet="/a.avif 360w"/><title>A &lt; B</title><meta name="description" content="A &gt; B"/>';
const BODY = '<div class="_1"><svg><title>No head</title></svg><link href="#"/></div>';

describe("what React writes for a page", () => {
  test("begins with the elements of the head, wherever the page has them; the rest is the body", () => {
    expect(splitHead(HEAD + BODY)).toEqual({ head: HEAD, body: BODY });
  });

  test("is refused without a title, whose absence tells that React writes pages in another way", () => {
    expect(() => splitHead(`<meta name="a"/>${BODY}`)).toThrow(/no <title> before the page's first element, <div class="_1">/);
    expect(() => splitHead(BODY + HEAD)).toThrow(/no <title>/);
  });
});
