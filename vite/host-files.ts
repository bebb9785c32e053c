import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { glob } from "tinyglobby";
import { apacheFile } from "../hosting/apache.ts";
import { netlifyFiles } from "../hosting/netlify.ts";
import { nginxFile } from "../hosting/nginx.ts";
import { type HostFile, TEXT_EXTENSIONS } from "../hosting/policy.ts";
import type { Site } from "./site-source.ts";

/** Beside `dist/`: nginx's configuration, which is for no visitor. The other hosts read their files from the site's own folder. */
const HOSTS_FOLDER = "dist-hosts";

/** Writes what each host reads, and the compressed form of each text, once all files of the site are there. */
export async function writeHostFiles({ root, content, pages }: Site, folder: string): Promise<void> {
  const posts = [...pages.keys()].flatMap((page) => /^\/blog-detail\/(\d+)$/.exec(page)?.[1] ?? []);
  await compressTexts(folder);
  await writeAll(folder, [apacheFile(posts, content.redirects), ...netlifyFiles(posts, content.redirects)]);
  await writeAll(path.join(root, HOSTS_FOLDER), [nginxFile(content.business.website, content.redirects)]);
}

/** Writes each text compressed by brotli, at the strongest level: it is done once for all visitors. */
export async function compressTexts(folder: string): Promise<void> {
  const files = await glob(`**/*.{${TEXT_EXTENSIONS}}`, { cwd: folder, dot: true, absolute: true });
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
}

async function writeAll(folder: string, files: HostFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}
