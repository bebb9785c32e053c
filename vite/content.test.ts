import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { copySite, type SiteCopy } from "../tests/support/site-copy.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** A copy of the site with the content as it is now, until the test's end. */
function siteWithContent(): SiteCopy {
  const site = copySite(copy.at("content"));
  onTestFinished(site.remove);
  return site;
}

test("DATA-02 everything that is wrong in any file is reported at once, with file, line, field, reason and remedy", async () => {
  copy.edit("content/business.yaml", /^email: .*\n/m, "");
  copy.edit("content/services/plumbing-services.md", /^place:/m, "plaice:");
  copy.edit("content/articles/tv-mounting.md", /\n\n## /, "\n\n[gone](/nowhere)\n\n## ");
  copy.edit("content/posts/home-renovation-guide.md", /^url: .*$/m, "url: /contact");
  copy.write("content/pages/warranty.md", "---\ntitle: Warranty\n---\nTwelve months.\n");
  const { problems } = await copy.load();
  const told = problems.map(({ file, field, message }) => `${file} ${field ?? ""}: ${message}`);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/business\.yaml email: is missing\. Add it/),
      expect.stringMatching(/^content\/services\/plumbing-services\.md : has no field called 'plaice'/),
      expect.stringMatching(/^content\/articles\/tv-mounting\.md body: links to '\/nowhere', but no page lives there/),
      expect.stringMatching(
        /^content\/posts\/home-renovation-guide\.md url: is '\/contact', which content\/pages\/contact\.md has already/,
      ),
      expect.stringMatching(/^content\/pages\/warranty\.md heading: is missing/),
    ]),
  );
  expect(problems.every(({ line }) => line)).toBe(true);
});

test("RT-02 a text, a service and an article that are added have pages at the paths that they say", async () => {
  copy.write("content/pages/warranty.md", copy.read("content/pages/support.md").replaceAll("](#", "](/support#"));
  const service = copy.read("content/services/plumbing-services.md");
  copy.write("content/services/geysers.md", service.replace("id: 5", "id: 11").replace("url: /plumbing-services", "url: /geysers"));
  const article = copy.read("content/articles/tv-mounting.md");
  copy.write("content/articles/new.md", article.replace("url: /tv-mounting-blog", "url: /new"));
  const { problems, pages } = await copy.load();
  expect(problems).toEqual([]);
  expect(["/warranty", "/geysers", "/new"].map((added) => pages.get(added)?.layout)).toEqual(["text", "service", "article"]);
});

test("DATA-02 a build of wrong content leaves the site that was there, says what is wrong without a stack, and fails", () => {
  copy.edit("content/business.yaml", /^name: .*$/m, "");
  const site = siteWithContent();
  mkdirSync(site.dist);
  writeFileSync(path.join(site.dist, "index.html"), "");
  const { status, stderr } = site.run("build");
  expect(stderr).toMatch(/in the content:\n\ncontent\/business\.yaml:1 name: is missing\./);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(readdirSync(site.dist)).toEqual(["index.html"]);
});
