import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder, type Place, type Server, startProgram } from "./server.ts";

/** Starts nginx with the written rules. */
export async function startNginx(program: string, place: Place): Promise<Server> {
  const configuration = path.join(place.folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path "${makeFolder(place, name)}";`);
  writeFileSync(
    configuration,
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid "${place.folder}/nginx.pid";
error_log "${place.folder}/error.log";
events { }
http {
  access_log off;
  sendfile on;
  keepalive_requests 10000000; # h2load opens no other connection for one that is closed after 1,000 (bench/load.ts)
  ${temporary.join("\n  ")}
  include "${place.hosts}/nginx/site-maps.inc";
  server {
    listen 127.0.0.1:${place.port} ssl http2;
    server_name localhost;
    ssl_certificate "${place.certificate}";
    ssl_certificate_key "${place.key}";
    root "${place.dist}";
    include "${place.hosts}/nginx/site-rules.inc";
  }
}
`,
  );
  return startProgram(place, program, ["-p", place.folder, "-c", configuration, "-e", path.join(place.folder, "error.log")]);
}
