/** Looks at the published site as a visitor gets it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Release } from "./release.ts";

/** How many pages are fetched. */
const PAGES = 10;

/** The documents to fetch: the home and contact pages, and others from all over the site. */
export function documentsToFetch(files: Iterable<string>): string[] {
  const documents = [...files].filter((file) => file.endsWith(".html") && file !== "404.html").sort();
  const first = ["index.html", "contact.html"].filter((file) => documents.includes(file));
  const others = documents.filter((file) => !first.includes(file));
  const wanted = Math.min(PAGES - first.length, others.length);
  return [...first, ...Array.from({ length: wanted }, (_, at) => others[Math.floor((at * others.length) / wanted)] as string)];
}

/** The address of a document's page. */
const pathOfFile = (file: string): string => encodeURI(`/${file.replace(/(^index)?\.html$/, "")}`);

/** Fetches pages from the live address, which has no slash at its end. @returns What differs from the release, in an owner's words. */
export async function verifyLive(address: string, { folder, files }: Release): Promise<string[]> {
  // A page that only leads to another one is answered by the server's redirect.
  const documents = documentsToFetch(files.keys()).filter((file) => !isRedirect(readFileSync(path.join(folder, file), "utf8")));
  const checks = documents.map((file) => checkPage(address, pathOfFile(file), readFileSync(path.join(folder, file), "utf8")));
  const problems = await Promise.all(checks);
  return [...new Set(problems.flat())];
}

const isRedirect = (html: string): boolean => /<meta http-equiv="refresh"/i.test(html);

async function checkPage(address: string, page: string, html: string): Promise<string[]> {
  const response = await get(address + page);
  if (typeof response === "string") return [response];
  if (response.status === 500)
    return [
      "The server can't work with the site's rules (500). Ask your host to allow 'AllowOverride All' for .htaccess. 'npm run deploy -- --undo' puts the last release back.",
    ];
  if (response.status !== 200)
    return [`${page}: the server answers ${response.status}. Is 'folder' in deploy.yaml the one that ${address} shows?`];
  if (new URL(response.url).origin !== new URL(address).origin)
    return [`${page}: leads to ${response.url}. Check 'website' in content/business.yaml.`];
  if ((await response.text()) !== html)
    return [
      `${page}: isn't as you built it. Either ${address} shows another folder than the one in deploy.yaml, or your host or Cloudflare still caches the old page: clear its cache.`,
    ];
  const lacksPolicy = !response.headers.has("content-security-policy");
  return lacksPolicy ? ["The site's security headers are missing: '.htaccess' has no effect. Ask your host to switch on mod_headers."] : [];
}

/** Fetches a live address. @returns The response, or why there is none. */
async function get(url: string): Promise<Response | string> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(20_000), headers: { "cache-control": "no-cache" } });
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as Error & { code?: string };
    const { origin, hostname } = new URL(url);
    if (code === "ENOTFOUND")
      return `${origin} leads nowhere yet. Where you bought the name '${hostname}', point it to your web space (DNS), which can take a day. Or is 'website' in content/business.yaml wrong?`;
    if (/CERT|SSL/.test(code ?? ""))
      return `${origin} has no valid certificate (${code}). In cPanel open 'SSL/TLS Status', and run AutoSSL.`;
    return `${origin} can't be reached (${code ?? message}).`;
  }
}
