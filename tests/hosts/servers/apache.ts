import { chmodSync, cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder, type Place, type Server, startProgram } from "./server.ts";

/** What shared hosting has loaded, and no more. */
const MODULES = [
  "mpm_event",
  "authz_core",
  "mime",
  "dir",
  "negotiation",
  "autoindex",
  "rewrite",
  "headers",
  "setenvif",
  "deflate",
  "filter",
  "ssl",
  "http2",
];

/**
 * Starts Apache as shared hosting configures it: all that is about the site is in its .htaccess files.
 *
 * @param options.brotliOnRequest Compresses each response when it is requested, for a site whose compressed files are missing (bench/load.ts).
 */
export async function startApache(program: string, place: Place, { brotliOnRequest = false } = {}): Promise<Server> {
  const modules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"].find((folder) => existsSync(folder));
  if (!modules) throw new Error("Apache's modules are in no folder that this test knows.");
  const run = makeFolder(place, "run");
  const isRoot = process.getuid?.() === 0;
  const dist = isRoot ? copyForAll(place) : place.dist;
  const configuration = path.join(place.folder, "apache.conf");
  writeFileSync(
    configuration,
    `ServerRoot "${place.folder}"
PidFile "${run}/apache.pid"
DefaultRuntimeDir "${run}"
Mutex file:${run} default
ErrorLog "${place.folder}/error.log"
ServerName localhost
Listen 127.0.0.1:${place.port}
${[...MODULES, ...(brotliOnRequest ? ["brotli"] : [])].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
${isRoot ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
# As Debian and cPanel have it: compression on request, listings, hidden files refused.
AddOutputFilterByType ${brotliOnRequest ? "BROTLI_COMPRESS" : "DEFLATE"} text/html text/css text/javascript application/json image/svg+xml
Options Indexes FollowSymLinks
<Directory "/">
  AllowOverride None
  Require all denied
</Directory>
<Directory "${dist}">
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot "${dist}"
Protocols h2 http/1.1
SSLEngine on
SSLCertificateFile "${place.certificate}"
SSLCertificateKeyFile "${place.key}"
`,
  );
  return startProgram(place, program, ["-D", "FOREGROUND", "-f", configuration]);
}

/** Apache gives up root's rights, and the repository may be in a folder that only root can read. */
function copyForAll({ folder, dist }: Place): string {
  const copy = path.join(folder, "dist");
  cpSync(dist, copy, { recursive: true, preserveTimestamps: true });
  chmodSync(folder, 0o755);
  return copy;
}
