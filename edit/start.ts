/** `npm run edit`: opens the owner's desk in the browser. Bound to this machine; stops with Ctrl+C. */
import { spawn } from "node:child_process";
import { createServer } from "vite";
import viteConfig, { site } from "../vite.config.ts";
import { desk } from "./desk.ts";
import { DESK } from "./requests.ts";

const port = Number(process.env.PORT ?? 5174);
const config = viteConfig({ command: "serve", mode: "development" });
const server = await createServer({
  ...config,
  configFile: false, // Vite's own copy of it would read the content apart from the desk
  plugins: [desk(site), ...(config.plugins ?? [])],
  server: { ...config.server, host: "127.0.0.1", port },
  cacheDir: ".cache/edit", // `npm run dev` can run beside it
});
await server.listen();
const address = new URL(DESK, server.resolvedUrls?.local[0]).href;
console.log(`The desk is at ${address}\nPress Ctrl+C to stop it.`);
if (!process.env.CI && process.env.BROWSER !== "none") {
  const [command, ...args] = { darwin: ["open"], win32: ["cmd", "/c", "start"] }[process.platform as string] ?? ["xdg-open"];
  spawn(command as string, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {}) // the address above does as well
    .unref();
}
