/** Starts the web servers that the tests ask, each with what the build wrote for it. */
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Program } from "../../tools/programs.ts";
import { serveSite } from "../../vite/hosting.ts";
import { freePort, LOOPBACK, type Running, startProgram } from "../support/programs.ts";

export type Server = Running & { address: string };

/** Apache as shared hosting configures it: all that is about the site is in its .htaccess file. */
export const startApache = (): Promise<Server> =>
  startHost("APACHE_PATH", ({ folder, dist, port }) => {
    const modules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"].find((each) => existsSync(each));
    const loaded = "mpm_event authz_core mime dir negotiation autoindex rewrite headers setenvif deflate filter".split(" ");
    writeFileSync(
      path.join(folder, "apache.conf"),
      `ServerRoot "${folder}"
PidFile apache.pid
DefaultRuntimeDir "${folder}"
Mutex file:${folder} default
ErrorLog error.log
ServerName localhost
Listen 127.0.0.1:${port}
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml
DocumentRoot "${dist}"
<Directory "${dist}">
  Options Indexes FollowSymLinks
  AllowOverride FileInfo Indexes
</Directory>
`,
    );
    return ["-D", "FOREGROUND", "-f", path.join(folder, "apache.conf")];
  });

/** nginx with the written server, on a port of its own and without a certificate. */
export const startNginx = (): Promise<Server> =>
  startHost("NGINX_PATH", ({ folder, dist, port }) => {
    const [maps = "", , server = ""] = readFileSync("dist-hosts/nginx.conf", "utf8").split(/^(?=server \{)/m);
    const written = server
      .replace(/^ +listen 443.*$/m, `  listen 127.0.0.1:${port};`)
      .replace(/^ +(listen \[|ssl_).*$/gm, "")
      .replace(/^ +root .*$/m, `  root "${dist}";`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path "${folder}/${name}";`);
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `daemon off;
${process.getuid?.() === 0 ? "user www-data;" : ""}
pid "${folder}/nginx.pid";
events { }
http {
access_log off;
${temporary.join("\n")}
${maps}${written}}
`,
    );
    return ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")];
  });

export const startPreview = (): Promise<Server> => serveSite({ root: path.resolve("dist"), port: 0, host: "127.0.0.1" });

/** What a program is configured for: a temporary folder, a copy of the site that any user may read, and a free port. */
interface Place {
  folder: string;
  dist: string;
  port: number;
}

/** @param configure Writes the program's configuration, and returns its arguments. */
async function startHost(name: Program, configure: (place: Place) => string[]): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  const dist = path.join(folder, "dist");
  cpSync("dist", dist, { recursive: true, preserveTimestamps: true });
  const port = await freePort();
  const program = await startProgram(name, configure({ folder, dist, port }), port);
  const close = async () => {
    await program.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://${LOOPBACK}:${port}`, close };
}
