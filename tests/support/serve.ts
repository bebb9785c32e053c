import path from "node:path";
import { serveSite } from "../../vite/hosting.ts";

/** Serves dist/ on a free port for the whole run; the tests find its address in `SITE`. */
export default async function serve(): Promise<() => Promise<void>> {
  const { address, close } = await serveSite({ root: path.resolve("dist"), port: 0, host: "127.0.0.1" });
  process.env.SITE = address;
  return close;
}
