import path from "node:path";
import { serveSite } from "../../vite/hosting.ts";

/** Serves dist/ on a free port for the whole run; the tests find its address in `SITE`. */
export default async function serve(): Promise<() => void> {
  const { address, close } = await serveSite(path.resolve("dist"));
  process.env.SITE = address;
  return close;
}
