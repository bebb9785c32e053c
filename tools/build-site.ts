import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin } from "vite";
import { buildPages } from "../app/content/build-pages.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { FAILURE_PATH, toDocumentPage } from "../app/hydration/document-page.ts";
import { pageFileUrl } from "../app/navigation/page-file.ts";
import { redirects } from "../app/routes.ts";
import type { PageData } from "../app/schema/page.ts";
import { writeContactCard } from "../app/seo/contact-card.ts";
import { writeRobots, writeSitemap } from "../app/seo/sitemap.ts";
import { socialCardUrl } from "../app/seo/social-card.ts";
import { structuredData } from "../app/seo/structured-data.ts";
import { SPRITE_URL } from "../app/ui/sprite/sprite-url.ts";
import { makeAppIcons } from "./app-icons.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { loadContent } from "./content.ts";
import { criticalStyles, type Sheet } from "./critical-styles.ts";
import { writeDocument, writeRedirect } from "./document.ts";
import { fontFaces, makeFont } from "./fonts.ts";
import { inlineScript } from "./inline-script.ts";
import { codeOfPage } from "./page-code.ts";
import { writePictures } from "./pictures.ts";
import { nameRelease } from "./release.ts";
import { shortClassNames, shortTokens } from "./short-names.ts";
import { makeSocialCard } from "./social-cards.ts";
import { drawSprite } from "./sprite.ts";
import { viteConfig } from "./vite.ts";

/** How many picture files are made for each line of progress. */
const PICTURES_A_LINE = 60;

export interface BuildOptions {
  /** The repository's root. */
  root: string;
  /** Where the site goes, from the root. It is replaced whole, and only once everything is made. */
  outDir: string;
  progress(message: string): void;
}

/**
 * Builds the whole site.
 *
 * @throws ContentError when the content is not in order; `outDir` is then as it was.
 */
export async function buildSite({ root, outDir, progress }: BuildOptions): Promise<{ pages: number; seconds: number }> {
  const start = performance.now();
  progress("Reading content/");
  const { content, pictures } = await loadContent(root);
  const pages = buildPages(content);

  const work = path.join(root, ".cache/build", String(process.pid));
  const site = path.join(work, "site");
  rmSync(work, { recursive: true, force: true });
  try {
    progress("Making pictures and font");
    await writePictures(root, pictures.values(), site, (made, toMake) => {
      if (made % PICTURES_A_LINE === 0 || made === toMake) progress(`Made ${made} of ${toMake} picture files`);
    });
    const font = await makeFont(root);
    write(font.url, font.bytes);

    progress("Bundling the code");
    const release = nameRelease(root, [content.business, content.words, content.pages.failure]);
    const shared = viteConfig({ root, source: () => ({ content, pictures }), release });
    const config = {
      ...shared,
      plugins: [...(shared.plugins ?? []), renameTokens(shortTokens(root))],
      css: { modules: { generateScopedName: shortClassNames(root) } },
    };
    await build({
      ...config,
      build: {
        ...config.build,
        outDir: site,
        emptyOutDir: false,
        manifest: "manifest.json",
        rollupOptions: { input: "app/entry.client.tsx", output: { codeSplitting: { groups: chunkGroups() } } },
      },
    });
    await build({
      ...config,
      ssr: { noExternal: true }, // one React, in its production form, whatever this process has loaded
      build: {
        ...config.build,
        outDir: path.join(work, "server"),
        ssr: "app/entry.server.tsx",
        rollupOptions: { output: { entryFileNames: "server.mjs" } },
      },
    });
    const manifest = JSON.parse(readFileSync(path.join(site, "manifest.json"), "utf8")) as Manifest;
    rmSync(path.join(site, "manifest.json"));
    const sheet = findSheet(root, site, manifest);
    const { render } = (await import(pathToFileURL(path.join(work, "server/server.mjs")).href)) as { render: typeof Render };
    const preferences = await inlineScript(root, "app/preferences.ts");
    const boot = await inlineScript(root, "app/hydration/boot.ts");

    progress(`Writing ${pages.size} pages`);
    const loadPage = async (page: string): Promise<PageData> => {
      const found = pages.get(page);
      if (!found) throw new Response(null, { status: 404, statusText: "Not Found" });
      return found;
    };
    const draw = async (pagePath: string, page: PageData | undefined) => {
      const rendered = await render(pagePath, loadPage);
      const code = codeOfPage(manifest, pagePath.replace(/^\/blog-detail\/.*/, "/blog-detail/:id"));
      return writeDocument({
        language: content.words.language,
        business: content.business,
        path: pagePath,
        page: page && writeHashed("page.json", JSON.stringify(toDocumentPage(page))),
        rendered,
        structuredData: page && structuredData(page, content.business),
        styles: fontFaces(font) + criticalStyles(sheet, rendered.body),
        sheet: sheet.address,
        preferences,
        boot,
        code,
        font: font.url,
      });
    };
    for (const [pagePath, page] of pages) {
      write(`${pagePath}/index.html`, await draw(pagePath, page));
      write(decodeURI(pageFileUrl(pagePath)), JSON.stringify({ release, page }));
    }
    write(FAILURE_PATH, await draw(FAILURE_PATH, undefined));
    for (const [from, target] of Object.entries(redirects)) {
      write(`${from}/index.html`, writeRedirect({ language: content.words.language, target, website: content.business.website }));
    }
    write("sitemap.xml", writeSitemap(content.business.website, [...pages.values()]));
    write("robots.txt", writeRobots(content.business.website));
    write(SPRITE_URL, drawSprite(content.brandIcons));
    write("contact.vcf", writeContactCard(content.business));
    for (const [name, data] of await makeAppIcons(path.join(root, "app/favicon.svg"), content.business)) write(name, data);
    const masters = new Map([...pictures.values()].map((master) => [master.src, master]));
    for (const page of pages.values()) {
      const master = masters.get(page.image.src);
      if (master) write(socialCardUrl(page.path), await makeSocialCard({ root, page, master, name: content.business.name }));
    }

    replaceFolder(path.join(root, outDir), site);
    return { pages: pages.size, seconds: (performance.now() - start) / 1000 };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }

  /** Writes a file that may be kept for ever: its name changes with what it holds. Answers its address. */
  function writeHashed(name: string, data: string): string {
    const { name: stem, ext } = path.parse(name);
    const address = `/assets/${stem}-${createHash("sha256").update(data).digest("hex").slice(0, 8)}${ext}`;
    write(address, data);
    return address;
  }

  function write(file: string, data: string | Buffer): void {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
}

const renameTokens = (rename: (sheet: string) => string): Plugin => ({
  name: "rename-tokens",
  enforce: "pre",
  transform: { filter: { id: /\.css$/ }, handler: (code) => rename(code) },
});

/** The one sheet that the bundler made of all the site's rules. */
function findSheet(root: string, site: string, manifest: Manifest): Sheet & { address: string } {
  const file = manifest["style.css"]?.file;
  const [, layers] = readFileSync(path.join(root, "app/styles/layers.css"), "utf8").match(/@layer ([^;{]*);/) ?? [];
  if (!file || !layers) throw new Error("Vite's manifest does not name the site's sheet, or app/styles/layers.css no layers.");
  return { address: `/${file}`, rules: readFileSync(path.join(site, file), "utf8"), layers: layers.split(/,\s*/) };
}

/** Puts a finished folder in another's place, so that no reader ever finds half a site. */
function replaceFolder(target: string, finished: string): void {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}
