import { spawn } from "node:child_process";
import { DeployError } from "../deploy/deploy-error.ts";
import { refuseUnready } from "../deploy/readiness.ts";
import { readSettings } from "../deploy/settings.ts";
import { Refusal } from "./session.ts";

/**
 * Runs `npm run deploy`, and returns what it says.
 *
 * @param isDry Whether it only lists what would change.
 * @throws Refusal when the site isn't ready, no web space is set up, or the command fails.
 */
export async function runDeploy(root: string, isDry: boolean): Promise<string> {
  try {
    refuseUnready(root, {});
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    throw new Refusal(error.message.replace(/\n?To publish (the|this)[\s\S]*$/, "").trim());
  }
  if (!readSettings())
    throw new Refusal("The desk doesn't know your web space yet. Run 'npm run deploy' once in a terminal: it asks for it and tries it.");
  const args = ["run", "--silent", "deploy", ...(isDry ? ["--", "--dry-run"] : ["--", "--no-build"])];
  const command = spawn("npm", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
  let said = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (data) => (said += data));
  const status = await new Promise((resolve) => command.on("close", resolve));
  if (status !== 0) throw new Refusal(said.trim() || "The site was not published.");
  return said.trim();
}
