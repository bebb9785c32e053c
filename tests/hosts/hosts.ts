import { startApache } from "./servers/apache.ts";
import { startCaddy } from "./servers/caddy.ts";
import { startNginx } from "./servers/nginx.ts";
import { startPreview } from "./servers/preview.ts";
import type { Place, Server } from "./servers/server.ts";

/** A server that is started with the written files. */
export interface Host {
  name: string;
  /** The environment variable that names its program. `vite preview` has none: it runs in this process. */
  variable?: "APACHE_PATH" | "NGINX_PATH" | "CADDY_PATH";
  start: (program: string, place: Place) => Promise<Server>;
  /** Where it responds in another way: the table in docs/hosting/README.md says the same. */
  differs?: { noSizeWith416?: boolean };
}

/** The servers that run here with the files that the build writes for them. */
export const HOSTS: Host[] = [
  { name: "Apache", variable: "APACHE_PATH", start: startApache, differs: { noSizeWith416: true } },
  { name: "nginx", variable: "NGINX_PATH", start: startNginx },
  { name: "Caddy", variable: "CADDY_PATH", start: startCaddy },
  { name: "vite preview", start: (_program, place) => startPreview(place) },
];
