import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { glob } from "tinyglobby";
import type { Plugin } from "vite";
import { redirects } from "../app/redirects.ts";
import { apacheFile } from "../hosting/apache.ts";
import { netlifyFiles } from "../hosting/netlify.ts";
import { nginxFile } from "../hosting/nginx.ts";
import { ENCODINGS, type HostFile, TEXT_EXTENSIONS } from "../hosting/policy.ts";
import type { SiteSource } from "./site-source.ts";

/** Beside `dist/`: nginx's configuration, which is for no visitor. The other hosts read their files from the site's own folder. */
const HOSTS_FOLDER = "dist-hosts";

/** Writes what each host reads, and the compressed form of each text. It comes after all that writes files of the site. */
export function hostFiles(site: SiteSource): Plugin {
  return {
    name: "site:host-files",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ environments }) {
        const folder = environments.client?.config.build.outDir as string;
        const { content, pages } = await site.read();
        const redirectsOfSite = { ...redirects, ...content.redirects };
        const posts = [...pages.keys()].flatMap((page) => /^\/blog-detail\/(\d+)$/.exec(page)?.[1] ?? []);
        await compressTexts(folder);
        await writeAll(folder, [apacheFile(posts, redirectsOfSite), ...netlifyFiles(posts, redirectsOfSite)]);
        await writeAll(path.join(site.root, HOSTS_FOLDER), [nginxFile(content.business.website, redirectsOfSite)]);
      },
    },
  };
}

/** Writes each text in each encoding, at the strongest level: it is done once for all visitors. */
export async function compressTexts(folder: string): Promise<void> {
  const files = await glob(`**/*.{${TEXT_EXTENSIONS}}`, { cwd: folder, dot: true, absolute: true });
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      await writeFile(file + ENCODINGS.br, await promisify(brotliCompress)(data));
      await writeFile(file + ENCODINGS.gzip, await promisify<Buffer, object, Buffer>(gzip)(data, { level: 9 }));
    }),
  );
}

async function writeAll(folder: string, files: HostFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}
