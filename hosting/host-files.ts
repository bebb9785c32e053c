import { apacheFiles } from "./apache.ts";
import { caddyFiles, containerFiles } from "./caddy.ts";
import { cloudflarePagesFiles, gitHubPagesFiles, netlifyFiles, vercelFiles } from "./cdn.ts";
import { nginxFiles } from "./nginx.ts";
import type { BuiltSite, HostFile } from "./policy.ts";

/** What a host reads from the site's own folder: Apache, since owners of shared hosting upload that folder and nothing else. */
export const filesWithinSite = (site: BuiltSite): HostFile[] => apacheFiles(site);

/** What other hosts read, in a folder for each: a file that one host reads, another would serve to visitors. */
export const filesBesideSite = (site: BuiltSite): HostFile[] =>
  Object.entries({
    nginx: nginxFiles(site),
    caddy: caddyFiles(site),
    container: containerFiles(site),
    netlify: netlifyFiles(site),
    "cloudflare-pages": cloudflarePagesFiles(site),
    vercel: vercelFiles(site),
    "github-pages": gitHubPagesFiles(),
  }).flatMap(([host, files]) => files.map(([name, text]) => [`${host}/${name}`, text] as const));
