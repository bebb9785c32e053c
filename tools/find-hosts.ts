import { spawnSync } from "node:child_process";
import { installDebianPackages } from "./debian-package.ts";
import { findOnPath } from "./find-on-path.ts";
import { progress } from "./progress.ts";

const HOSTS = [
  { name: "Apache", variable: "APACHE_PATH", programs: ["apache2", "httpd", "/usr/sbin/apache2", "/usr/sbin/httpd"], package: "apache2" },
  { name: "nginx", variable: "NGINX_PATH", programs: ["nginx", "/usr/sbin/nginx"], package: "nginx" },
  { name: "Caddy", variable: "CADDY_PATH", programs: ["caddy"], package: "caddy" },
];

/**
 * Finds the web servers for tests/hosts: those that environment variables name, the system's, else Debian's packages.
 *
 * @returns The path of each program, under the name of its variable; empty, after a line that says so, where none is available.
 */
export function findHosts(): Record<string, string> {
  return Object.fromEntries(
    HOSTS.map(({ name, variable, programs, package: debian }) => {
      const find = () => process.env[variable] ?? findOnPath(programs);
      const found = find() ?? install(debian, find);
      if (!found) progress(`${name} is not available on this machine: its tests are skipped`);
      return [variable, found ?? ""];
    }),
  );
}

/** Installs a server, and stops the service that Debian starts with it: the tests start their own. */
function install(debian: string, find: () => string | undefined): string | undefined {
  try {
    installDebianPackages([debian], `The tests of hosts need ${debian}.`);
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const [command = "", ...args] = [...asRoot, "service", debian, "stop"];
    spawnSync(command, args, { stdio: "ignore" });
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
  }
  return find();
}
