import path from "node:path";
import { listen, serveFolder } from "../../vite/hosting.ts";

/** Serves dist/ on a free port for the whole run; the tests find its address in `SITE`. */
export default async function serve(): Promise<() => void> {
  const { address, close } = await listen(serveFolder(path.resolve("dist")));
  process.env.SITE = address;
  return close;
}
