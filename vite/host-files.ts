import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { globSync } from "tinyglobby";
import type { Plugin } from "vite";
import { filesBesideSite, filesWithinSite } from "../hosting/host-files.ts";
import { type BuiltSite, ENCODINGS, type HostFile, isText, mediaType, sentPolicy, sharedPolicy } from "../hosting/policy.ts";
import type { SiteSource } from "./site-source.ts";

/** The folder of the hosts' files, beside the one that the environment `client` is built to. */
export const HOSTS_FOLDER = "hosts";

/** Writes what each host reads, and the compressed form of each text. It comes after all that writes files of the site. */
export function hostFiles(site: SiteSource): Plugin {
  return {
    name: "site:host-files",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ environments }) {
        const folder = environments.client?.config.build.outDir as string;
        const { content } = await site.read();
        const built = describeSite(folder, content.business.website);
        await compressTexts(folder);
        writeAll(folder, filesWithinSite(built));
        writeAll(path.join(path.dirname(folder), HOSTS_FOLDER), filesBesideSite(built));
      },
    },
  };
}

/** Reads from the written documents what the hosts' files are made of. */
function describeSite(folder: string, website: string): BuiltSite {
  const documents = globSync("**/*.html", { cwd: folder })
    .toSorted()
    .map((name) => ({ file: `/${name.replaceAll(path.sep, "/")}`, html: readFileSync(path.join(folder, name), "utf8") }));
  return {
    website,
    documents: documents.map(({ file, html }) => ({ file, contentPolicy: sentPolicy(html) })),
    sharedPolicy: sharedPolicy(documents.map(({ html }) => html)),
    posts: documents.flatMap(({ file }) => /^\/blog-detail\/(\d+)\.html$/.exec(file)?.[1] ?? []),
  };
}

const COMPRESS: Record<string, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};

/** Writes each text in each encoding, at the strongest level: it is done once for all visitors. @throws Error for a file of no known type. */
export async function compressTexts(folder: string): Promise<void> {
  const files = [...new Set(globSync(["**/*.*", ".well-known/*"], { cwd: folder }))];
  for (const file of files) mediaType(file);
  const queue = files.filter(isText).values();
  const compressFromQueue = async () => {
    for (const file of queue) {
      const data = await readFile(path.join(folder, file));
      for (const { name, suffix } of ENCODINGS) {
        const compressed = await COMPRESS[name]?.(data);
        if (compressed) await writeFile(path.join(folder, `${file}${suffix}`), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressFromQueue));
}

function writeAll(folder: string, files: HostFile[]): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
