import { spawn } from "node:child_process";
import path from "node:path";
import { withTarget } from "../deploy/connect.ts";
import { DeployError } from "../deploy/deploy-error.ts";
import { refuseUnready } from "../deploy/readiness.ts";
import { checkSettings, readSettings, SETTINGS_FILE, type Settings, writeSettings } from "../deploy/settings.ts";
import { HostKeyError } from "../deploy/targets/sftp.ts";
import { Refusal } from "./session.ts";

/** The options of `npm run deploy`: list what would change, publish, or put the last release back. */
const OPTIONS = { plan: ["--dry-run"], publish: [], back: ["--undo"] };

export type DeployKind = keyof typeof OPTIONS;

/** A run of `npm run deploy`. */
export interface Deploy {
  kind: DeployKind;
  /** The command's output so far. */
  said: string;
  isRunning: boolean;
  /** What went wrong, and what to do. */
  failure?: string;
}

/**
 * Starts `npm run deploy`. Its output is added to the returned object.
 *
 * @param password Of the web space, or of its key; passed on, and stored nowhere.
 * @throws Refusal when the site isn't ready, or no web space is set up.
 */
export function startDeploy(root: string, kind: DeployKind, password: string): Deploy {
  try {
    if (kind !== "back") refuseUnready(root);
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    throw new Refusal("The launch list isn't done. Answer all of 'Can people reach you?', and press 'It's our business now' at its end.");
  }
  if (!knowsWebSpace(root)) throw new Refusal("The desk doesn't know your web space yet. Fill in its details first.");
  const deploy: Deploy = { kind, said: "", isRunning: true };
  const command = spawn("npm", ["run", "--silent", "deploy", "--", ...OPTIONS[kind]], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    // The dev server's own mode would make a development build.
    env: { ...process.env, NODE_ENV: undefined, ...(password && { DEPLOY_PASSWORD: password }) },
  });
  let errors = "";
  command.stdout.on("data", (data) => (deploy.said += data));
  command.stderr.on("data", (data) => {
    errors += data;
    deploy.said += data;
  });
  command.on("close", (status) => {
    deploy.isRunning = false;
    if (status !== 0) deploy.failure = inDeskWords(errors.trim() || "The site was not published.");
  });
  return deploy;
}

/** Whether publishing knows where to. */
export const knowsWebSpace = (root: string): boolean => readSettings(path.join(root, SETTINGS_FILE)) !== undefined;

/** Where a web space is, as typed at the desk. */
export type WebSpace = Omit<Settings, "address"> & { password: string };

/**
 * Connects to a web space, and remembers it, without the password, if that works.
 *
 * @returns The fingerprint of a server that the owner hasn't trusted yet.
 * @throws Refusal with what to put right.
 */
export async function setUpWebSpace(root: string, { password, ...fields }: WebSpace): Promise<{ fingerprint?: string }> {
  const ask = async () => {
    if (password) return password;
    throw new DeployError("Type the password as well.");
  };
  try {
    const settings = checkSettings(fields);
    await withTarget(settings, async () => undefined, ask);
    writeSettings(settings, path.join(root, SETTINGS_FILE));
    return {};
  } catch (error) {
    if (error instanceof HostKeyError && !fields.hostKey) return { fingerprint: error.fingerprint };
    if (error instanceof DeployError) throw new Refusal(inDeskWords(error.message.replaceAll(`  ${SETTINGS_FILE} `, "  ")));
    throw error;
  }
}

/** The command's last message, as someone at the desk can follow it. */
const inDeskWords = (message: string): string =>
  message
    .replace(/.*set it in the environment variable DEPLOY_PASSWORD\./, "Your web space asks for a password. Type it above and try again.")
    .replace("Run the command again", "Press Publish again")
    .replaceAll(` in ${SETTINGS_FILE}`, "")
    .replace(/(?<=^ *|')(host|port|user|key|folder)(?=: |')/gm, (field) => LABELS[field as keyof typeof LABELS])
    .replace(/\n\(.*\)$/, "");

/** What the desk calls the settings. */
const LABELS = { host: "Server", port: "Port", user: "User name", key: "Key's file", folder: "Folder of the website" };
