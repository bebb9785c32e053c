import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder, type Place, type Server, startProgram } from "./server.ts";

/** Starts Caddy with the written rules. */
export async function startCaddy(program: string, place: Place): Promise<Server> {
  const configuration = path.join(place.folder, "Caddyfile");
  writeFileSync(
    configuration,
    `{
  admin off
  auto_https off
}
https://127.0.0.1:${place.port}, https://localhost:${place.port} {
  bind 127.0.0.1
  tls ${place.certificate} ${place.key}
  root * ${place.dist}
  import ${place.hosts}/caddy/site-rules.caddy
}
`,
  );
  const home = makeFolder(place, "home");
  const env = { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  return startProgram(place, program, ["run", "--config", configuration, "--adapter", "caddyfile"], env);
}
