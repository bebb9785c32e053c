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

/** Outside `dist/`, for nginx's configuration, which must not be served. Other hosts read theirs from the site's own folder. */
const HOSTS_FOLDER = "dist-hosts";

/** Writes each host's configuration and compressed copies of text files, once all the site's files are written. */
export async function writeHostFiles({ root, content, pages }: Site, folder: string): Promise<void> {
  const posts = [...pages.keys()].flatMap((page) => /^\/blog-detail\/(\d+)$/.exec(page)?.[1] ?? []);
  await compressTexts(folder);
  await writeAll(folder, [apacheFile(posts, content.redirects), ...netlifyFiles(posts, content.redirects)]);
  await writeAll(path.join(root, HOSTS_FOLDER), [nginxFile(content.business.website, content.redirects)]);
}

/** Writes a Brotli copy of each text file, at the strongest level. */
export async function compressTexts(folder: string): Promise<void> {
  const files = await glob(`**/*.{${TEXT_EXTENSIONS}}`, { cwd: folder, dot: true, absolute: true });
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
}

async function writeAll(folder: string, files: HostFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}
