import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { FAILURE_PATH, OFFLINE_PATH, pageFileUrl } from "../app/browser/page-files.ts";
import type { render as Render } from "../app/entry.server.tsx";
import { documentFile } from "../hosting/policy.ts";
import { bundleScript } from "./bundle-script.ts";
import { hashOf } from "./cached.ts";
import { cascadeLayers, criticalCssOf } from "./critical-css.ts";
import { renderPage, sharedParts, writeDocument, writeRedirect } from "./document.ts";
import { writeHostFiles } from "./host-files.ts";
import { renderInDev } from "./prerender-dev.ts";
import type { Site, SiteSource } from "./site-source.ts";

const CLIENT_ENTRY = "app/entry.client.tsx";
const SERVER_ENTRY = "app/entry.server.tsx";
/** Output folder of the server code, which only the build runs. */
const SERVER_FOLDER = ".cache/server";

/**
 * Renders every page: `vite build` writes all documents and page data, `vite` renders each on request.
 *
 * It uses Vite's environments: `client` is the browser's code, `ssr` is {@link SERVER_ENTRY}, which renders pages in this process.
 */
export function prerender(source: SiteSource): Plugin {
  return {
    name: "site:prerender",
    config: (_config, { command }) => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true }, // one build for both environments, so the content is read once
      environments: {
        client: { build: { rolldownOptions: { input: CLIENT_ENTRY } } },
        ssr: {
          build: { outDir: SERVER_FOLDER, rolldownOptions: { input: SERVER_ENTRY, output: { entryFileNames: "server.mjs" } } },
          // Bundles React once, in its production build; in `vite` its CommonJS must stay outside Vite's module runner.
          resolve: command === "build" ? { noExternal: true } : {},
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler({ environments: { client, ssr }, build }) {
        if (!client || !ssr) throw new Error("Vite has no environments `client` and `ssr`.");
        const site = await source.read(); // the content is checked before anything is built
        console.log("Bundling the code and encoding the pictures");
        const { output } = (await build(client)) as Rolldown.RolldownOutput;
        await build(ssr);
        const server = pathToFileURL(path.resolve(ssr.config.build.outDir, "server.mjs")).href;
        const { render } = (await import(server)) as { render: typeof Render };
        await writePages(site, { folder: client.config.build.outDir, output, render });
        await writeHostFiles(site, client.config.build.outDir);
        console.log(`Done: ${site.pages.size} pages`);
      },
    },
    // In `vite` a page has its CSS twice: in its linked stylesheet, and injected by Vite, which updates only the latter.
    hotUpdate({ file }) {
      if (!file.endsWith(".css") || this.environment.name !== "client") return undefined;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
    configureServer: (server) => () => void server.middlewares.use(renderInDev(server, source)),
  };
}

type ClientBuild = Pick<Rolldown.RolldownOutput, "output"> & { folder: string; render: typeof Render };

async function writePages(site: Site, { folder, output, render }: ClientBuild): Promise<void> {
  const [stylesheet] = output.filter(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset[];
  if (!stylesheet) throw new Error("The build wrote no stylesheet (`build.cssCodeSplit`).");
  const bootScript = await bundleScript(site.root, "app/browser/boot.ts");
  const boot = `/assets/boot-${hashOf(bootScript)}.js`;
  const shared = {
    ...(await sharedParts(site)),
    boot,
    stylesheet: `/${stylesheet.fileName}`,
    criticalCss: criticalCssOf(String(stylesheet.source), cascadeLayers(site.root)),
  };
  const scriptsOf = scriptFinder(output);
  const release = scriptsOf([CLIENT_ENTRY]).at(-1) ?? ""; // a release is named by its entry's address, which changes with any code
  const files = new Map([[boot, bootScript]]);
  for (const page of [...site.pages.keys(), FAILURE_PATH, OFFLINE_PATH]) {
    const rendered = await renderPage(page, { site, release, render });
    const { file } = rendered;
    // 404.html loads the article's code: its route pattern `/*` matches any path without a page.
    const layout = page === OFFLINE_PATH ? "offline" : (file?.page.layout ?? "article");
    const scripts = scriptsOf([`app/routes/${layout}.tsx`, CLIENT_ENTRY]);
    const html = writeDocument({ ...shared, ...rendered, scripts });
    files.set(file ? documentFile(page) : page, html); // the paths of the failure and offline pages are their files
    if (file) files.set(decodeURI(pageFileUrl(page)), JSON.stringify(file));
  }
  for (const [from, target] of Object.entries(site.content.redirects)) files.set(documentFile(from), writeRedirect(target));
  // A browser reinstalls a worker only if its bytes differ, so its last line is a hash of the pages that it caches on installation.
  const cachedFirst = [documentFile("/contact"), OFFLINE_PATH].map((file) => files.get(file) ?? "");
  const worker = await bundleScript(site.root, "app/browser/offline/service-worker.ts");
  files.set("service-worker.js", `${worker}\n// ${hashOf(...cachedFirst)}\n`);
  for (const [file, data] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
}

/** Finds the addresses of the scripts built from source files, each after the scripts it imports. */
function scriptFinder(output: Rolldown.RolldownOutput["output"]): (sources: string[]) => string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const withImports = (chunk: Rolldown.OutputChunk): string[] => [
    ...chunk.imports.flatMap((name) => chunks.filter(({ fileName }) => fileName === name).flatMap(withImports)),
    `/${chunk.fileName}`,
  ];
  return (sources) => {
    const scripts = sources.flatMap((source) =>
      withImports(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`)) as Rolldown.OutputChunk),
    );
    return [...new Set(scripts)];
  };
}
