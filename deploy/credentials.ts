/** The secrets of one run. They come from the environment or are asked for, and are never stored. */
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import ssh2 from "ssh2";
import { DeployError } from "./deploy-error.ts";
import type { Settings } from "./settings.ts";

/** What the server is shown. */
export interface Credentials {
  password?: string;
  privateKey?: string;
}

/** Asks for a password. @throws DeployError where nobody can answer. */
export type AskSecret = (question: string) => Promise<string>;

/** `DEPLOY_KEY` is a private key's text, for CI; `DEPLOY_PASSWORD` the password, or a key's. @throws DeployError when one can't be asked for. */
export async function readCredentials({ by, host, user, key }: Settings, ask: AskSecret = askSecret): Promise<Credentials> {
  const secret = async (question: string) => process.env.DEPLOY_PASSWORD ?? (await ask(question));
  if (by === "rsync") return {}; // ssh asks by itself
  if (by === "ftps" || (key === undefined && !process.env.DEPLOY_KEY)) return { password: await secret(`Password of ${user} at ${host}`) };
  const privateKey = process.env.DEPLOY_KEY ?? readKey(key ?? "");
  if (!isLocked(privateKey)) return { privateKey };
  const password = await secret(`Passphrase of the key ${key ?? ""}`);
  const opened = ssh2.utils.parseKey(privateKey, password);
  if (opened instanceof Error) throw new DeployError(`The passphrase doesn't open the key ${key ?? ""}.`);
  return { privateKey, password };
}

/** Asks without showing what is typed. @throws DeployError where nobody can answer. */
async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new DeployError(`${question}: set it in the environment variable DEPLOY_PASSWORD.`);
  process.stdout.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return answer;
}

/** The file's path, with the home folder for `~`. */
export const pathOfKey = (key: string): string => key.replace(/^~(?=\/|\\)/, homedir());

function readKey(key: string): string {
  try {
    return readFileSync(pathOfKey(key), "utf8");
  } catch {
    throw new DeployError(
      `There is no key at ${key}. Set 'key' in deploy.yaml to your private key's file, or leave it out to use a password.`,
    );
  }
}

function isLocked(privateKey: string): boolean {
  const key = ssh2.utils.parseKey(privateKey);
  if (!(key instanceof Error) && key.isPrivateKey()) return false;
  if (key instanceof Error && /passphrase/i.test(key.message)) return true;
  throw new DeployError("The key can't be read as a private key. Choose the file without '.pub' at the end of its name.");
}
