/** Starts the web servers that the tests ask, each with what the build wrote for it. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen, serveFolder } from "../../vite/hosting.ts";
import { freePort, LOOPBACK, startApache, startProgram, WEB_USER, type WebServer } from "../support/servers.ts";

/** nginx with the written server, on a port of its own and without a certificate. */
async function startNginx(folder: string, site: string): Promise<WebServer> {
  const port = await freePort();
  const [maps = "", , server = ""] = readFileSync("dist-hosts/nginx.conf", "utf8").split(/^(?=server \{)/m);
  const written = server
    .replace(/^ +listen 443.*$/m, `  listen ${LOOPBACK}:${port};`)
    .replace(/^ +(listen \[|ssl_).*$/gm, "")
    .replace(/^ +root .*$/m, `  root "${site}";`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path "${folder}/${name}";`);
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off;
${WEB_USER ? `user ${WEB_USER};` : ""}
pid "${folder}/nginx.pid";
events { }
http {
access_log off;
${temporary.join("\n")}
${maps}${written}}
`,
  );
  const args = ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")];
  return { address: `http://${LOOPBACK}:${port}`, ...(await startProgram("NGINX_PATH", args, port)) };
}

/** Each starts with a temporary folder, and in it a copy of the site that any user may read. */
const STARTS = {
  Apache: startApache,
  nginx: startNginx,
  "vite preview": (_folder: string, root: string) => listen(serveFolder(root)),
};

export type Host = keyof typeof STARTS;

export async function startHost(host: Host): Promise<WebServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  const site = path.join(folder, "dist");
  cpSync("dist", site, { recursive: true, preserveTimestamps: true });
  const { address, close } = await STARTS[host](folder, site);
  return {
    address,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
