/** `npm run serve`: serves dist/ as it is. `PORT` (4173) and `HOST` (127.0.0.1) are honoured. */
import { existsSync } from "node:fs";
import path from "node:path";
import { serveSite } from "./serve-site.ts";

const root = path.resolve("dist");
if (!existsSync(path.join(root, "index.html"))) {
  console.error("dist/ holds no site yet. Run `npm run build` first, or `npm start`, which does both.");
  process.exit(1);
}

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is '${process.env.PORT}', but must be a whole number from 0 to 65535.`);
  process.exit(1);
}

const { address, close } = await serveSite({ root, port, host: process.env.HOST ?? "127.0.0.1" }).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=4174 npm run serve` : error.message);
  process.exit(1);
});
console.log(`The site is at ${address} (stop with Ctrl+C)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close().then(() => process.exit(0)));
