import { expect, test } from "vitest";
import { apacheFile } from "./apache.ts";
import { netlifyFiles } from "./netlify.ts";
import { nginxFile } from "./nginx.ts";
import { mediaType } from "./policy.ts";

test("an unknown kind of file is an error that names the file and the fix", () => {
  expect(() => mediaType("/notes.docx")).toThrow(/notes\.docx has no media type.*MEDIA_TYPES/);
});

test("RT-07 OWN-02 every host sends what a document cannot say itself, and redirects former paths", () => {
  const former = { "/old-prices": "/services" };
  const written = [apacheFile(["1"], former), nginxFile("https://www.example.co.za", former), ...netlifyFiles(["1"], former)].map(
    ([, text]) => text,
  );
  expect(written.filter((text) => text.includes("frame-ancestors 'none'"))).toHaveLength(3);
  expect(written.filter((text) => /\/?old-prices["$ ].*\/services\b/.test(text))).toHaveLength(3);
});
