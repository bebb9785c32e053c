import { spawnSync } from "node:child_process";
import { DeployError } from "./deploy-error.ts";

/** Builds the site. Encodes pictures with more effort than other builds do, so that they are smaller; the first time takes minutes. */
export function buildSite(root: string): void {
  const env = { PICTURE_EFFORT: "4", ...process.env, DEPLOY_KEY: undefined, DEPLOY_PASSWORD: undefined };
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new DeployError("The site wasn't built, so nothing was published. Fix the errors above, then run it again.");
}
