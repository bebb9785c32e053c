import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import ssh2, { type Client, type FileEntry, type SFTPWrapper } from "ssh2";
import type { Credentials } from "../credentials.ts";
import { DeployError } from "../deploy-error.ts";
import type { Settings } from "../settings.ts";
import { folderMaker, missingFolder, naming, OWN_FOLDER, shareOut, type Target, unless } from "./target.ts";

/** Files at once, on one connection: each waits for five replies, which take 20 to 200 ms. */
const WORKERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Status codes of the protocol. A server answers `FAILURE` when a folder that is to be made exists. */
const NO_SUCH_FILE = 2;
const FAILURE = 4;

/** The server isn't the one that the settings name. */
export class HostKeyError extends DeployError {
  readonly fingerprint: string;

  constructor({ host, hostKey }: Settings, fingerprint: string) {
    super(
      hostKey
        ? `${host} has another fingerprint than before: ${fingerprint} instead of ${hostKey}. It may be another computer that pretends to be your server. Ask your host; if they have changed it, set 'hostKey' in deploy.yaml.`
        : `${host} has the fingerprint ${fingerprint}. Ask your host whether it's theirs, then add the line 'hostKey: ${fingerprint}' to deploy.yaml.`,
    );
    this.fingerprint = fingerprint;
  }
}

type Done<Result> = (error?: Error | null, result?: Result) => void;

/** Connects by SFTP. The server must know `posix-rename`, as OpenSSH and ProFTPD do. */
export async function connectSftp(settings: Settings, credentials: Credentials): Promise<Target> {
  const client = new ssh2.Client();
  // When the connection drops, ssh2 doesn't call back for every pending request.
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject).on("close", () => reject(new Error("Connection lost")));
  });
  lost.catch(() => undefined);
  const call = <Result>(start: (done: Done<Result>) => void): Promise<Result> =>
    Promise.race([
      lost,
      new Promise<Result>((resolve, reject) => {
        start((error, result) => (error ? reject(error) : resolve(result as Result)));
      }),
    ]);

  const sftp = await open().catch((error) => {
    client.end(); // an open connection keeps this process running
    throw error;
  });
  const at = (file: string): string => `${settings.folder}/${file}`;
  const makeFolders = folderMaker<void>((folder) => call<void>((done) => sftp.mkdir(at(folder), done)).catch(unless(FAILURE)));

  async function open(): Promise<SFTPWrapper> {
    await Promise.race([lost, signIn(client, settings, credentials)]);
    const opened = await call<SFTPWrapper>((done) => client.sftp(done as Parameters<Client["sftp"]>[0]));
    await call((done) => opened.stat(settings.folder, done)).catch(async (error) => {
      if (error.code !== NO_SUCH_FILE) throw error;
      const found = await call<FileEntry[]>((done) => opened.readdir(".", done));
      throw missingFolder(
        settings.folder,
        found.map(({ filename }) => filename),
      );
    });
    return opened;
  }

  async function putFile(folder: string, file: string, worker: number): Promise<void> {
    const data = await readFile(path.join(folder, file));
    const part = `${OWN_FOLDER}/part-${worker}`;
    await makeFolders(part);
    await makeFolders(file);
    await call<void>((done) => sftp.writeFile(at(part), data, done));
    await call<void>((done) => sftp.ext_openssh_rename(at(part), at(file), done));
  }

  return {
    batchSize: 64,
    read: (file) => call<Buffer>((done) => sftp.readFile(at(file), done)).catch(unless(NO_SUCH_FILE)),
    put: (folder, files) => shareOut(files, WORKERS, (file, worker) => naming(file, putFile(folder, file, worker))),
    remove: (files) =>
      shareOut(files, WORKERS, (file) => naming(file, call<void>((done) => sftp.unlink(at(file), done)).catch(unless(NO_SUCH_FILE)))),
    close: async () => void client.end(),
  };
}

/** ssh2 trusts any server by itself; here it trusts the fingerprint in the settings. */
function signIn(client: Client, settings: Settings, { password, privateKey }: Credentials): Promise<void> {
  const isPasswordForServer = password !== undefined && privateKey === undefined;
  return new Promise((resolve, reject) => {
    client
      .on("ready", resolve)
      // Some servers ask for the password in this way only.
      .on("keyboard-interactive", (_name, _instructions, _language, prompts, finish) => finish(prompts.map(() => password ?? "")))
      .connect({
        host: settings.host,
        port: settings.port,
        username: settings.user,
        readyTimeout: 20_000,
        keepaliveInterval: 10_000,
        tryKeyboard: isPasswordForServer,
        ...(isPasswordForServer && { password }),
        ...(privateKey !== undefined && { privateKey, passphrase: password ?? "" }),
        hostVerifier: (key: Buffer) => {
          const fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
          if (fingerprint === settings.hostKey) return true;
          reject(new HostKeyError(settings, fingerprint));
          return false;
        },
      });
  });
}
