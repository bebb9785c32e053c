import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLOUDFLARE_LIMITS, withinLimit } from "./cdn.ts";
import { filesBesideSite, filesWithinSite } from "./host-files.ts";
import type { BuiltSite } from "./policy.ts";

/** A site with some more articles and posts than these. */
function siteWith(count: number): BuiltSite {
  const contentPolicy = `default-src 'none';style-src 'sha256-${"x".repeat(43)}='`;
  const posts = Array.from({ length: count }, (_, index) => String(index + 1));
  const files = ["/index", "/404", "/contact-us", "/blog-detail", "/step-by-step installation", ...posts.map((id) => `/blog-detail/${id}`)];
  return {
    website: "https://www.example.co.za",
    documents: files.map((file) => ({ file: `${file}.html`, contentPolicy })),
    sharedPolicy: "default-src 'none';style-src 'unsafe-inline'",
    posts,
  };
}

const file = (name: string, site = siteWith(3)): string =>
  new Map([...filesBesideSite(site), ...filesWithinSite(site)]).get(name) ?? `no ${name}`;

test("every host has its folder", () => {
  const hosts = new Set(filesBesideSite(siteWith(1)).map(([name]) => name.split("/")[0]));
  expect([...hosts]).toEqual(["nginx", "caddy", "container", "netlify", "cloudflare-pages", "vercel", "github-pages"]);
});

test("Apache: each folder with documents has a file of its own, since FilesMatch sees only a name", () => {
  expect(file(".htaccess")).toContain('<FilesMatch "^step-by-step installation\\.html(?:\\.br|\\.gz)?$">');
  expect(file("blog-detail/.htaccess")).toContain('<FilesMatch "^3\\.html(?:\\.br|\\.gz)?$">');
  expect(file("blog-detail/.htaccess")).not.toContain("RewriteEngine");
});

test("Apache: the documentation has the owner delete the whole redirect to HTTPS, not its conditions alone", () => {
  const [, block = ""] = /# To HTTPS.*\n([\s\S]*?)\n\n/.exec(file(".htaccess")) ?? [];
  expect(block.split("\n").map((line) => line.trim().split(" ")[0])).toEqual(["RewriteCond", "RewriteCond", "RewriteCond", "RewriteRule"]);
  expect(readFileSync("docs/hosting/apache.md", "utf8")).toContain("the four lines below `# To HTTPS`");
});

test("the owner's domain is in the files that name one", () => {
  for (const name of ["nginx/site.conf", "caddy/Caddyfile", "container/Containerfile"]) expect(file(name)).toContain("www.example.co.za");
});

test("a path with a space is encoded where a space ends the path", () => {
  for (const name of ["netlify/_headers", "cloudflare-pages/_headers"]) expect(file(name)).toContain("\n/step-by-step%20installation\n");
  expect(file("vercel/vercel.json")).toContain('"/step-by-step(%20| )installation"'); // Vercel refuses a deployment with `(?:`
});

test("Cloudflare Pages: with more pages than it takes rules, the shared policy is sent, and each document's own still governs", () => {
  const rules = (site: BuiltSite) => file("cloudflare-pages/_headers", site).match(/^\/.*$/gm) ?? [];
  expect(rules(siteWith(3))).toContain("/blog-detail/3");
  const many = rules(siteWith(300));
  expect(many).toEqual(["/*", "/assets/*", "/films/*", "/pictures/*", "/contact.vcf", "/site.webmanifest", "/feed.xml"]);
  expect(file("cloudflare-pages/_headers", siteWith(300))).toContain("style-src 'unsafe-inline'");
  expect(withinLimit(Array(CLOUDFLARE_LIMITS.headerRules).fill({ path: "/x", headers: { "Content-Security-Policy": "" } }))).toHaveLength(
    100,
  );
  expect(file("netlify/_headers", siteWith(300))).toContain("\n/blog-detail/300\n");
});

test("Cloudflare Pages: no line of the shipped site's length is too long, and what has a file comes before the rule for any post", () => {
  for (const line of file("cloudflare-pages/_headers").split("\n")) expect(line.length).toBeLessThan(CLOUDFLARE_LIMITS.lineLength);
  const lines = file("cloudflare-pages/_redirects").trim().split("\n");
  expect(lines.at(-1)).toBe("/blog-detail/:id /blog-detail 200");
  expect(lines).toEqual(expect.arrayContaining(["/blog-detail/3 /blog-detail/3 200", "/blog-detail/page.json /blog-detail/page.json 200"]));
});

test("RT-07 Netlify: the redirect goes before the file at its address", () => {
  expect(file("netlify/_redirects")).toContain("\n/contact-us /contact 301!\n");
});

test("Vercel: valid JSON, addresses without .html and slash, one rewrite for posts", () => {
  const { cleanUrls, trailingSlash, redirects, rewrites } = JSON.parse(file("vercel/vercel.json"));
  expect({ cleanUrls, trailingSlash, redirects, rewrites }).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: "/contact-us", destination: "/contact", statusCode: 301 }],
    rewrites: [{ source: "/blog-detail/:id", destination: "/blog-detail" }],
  });
});
