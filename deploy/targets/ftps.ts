import path from "node:path";
import { Writable } from "node:stream";
import { Client, FTPError } from "basic-ftp";
import type { Credentials } from "../credentials.ts";
import type { Settings } from "../settings.ts";
import { foldersOf, missingFolder, naming, OWN_FOLDER, shareOut, type Target } from "./target.ts";

/** FTP does one thing at a time on a connection. Hosts often allow eight for an address. */
const CONNECTIONS = 4;
const TIMEOUT_MS = 30_000;

/** What servers answer where there is no such file, or a folder exists already. */
const NOT_DONE = 550;
const EXISTS = 521;

/** Connects by FTP over TLS. FTP without it would show the password to everybody on the way, and isn't offered. */
export async function connectFtps(settings: Settings, { password = "" }: Credentials): Promise<Target> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(TIMEOUT_MS));
  const [first] = clients as [Client];
  const close = async () => {
    for (const client of clients) client.close();
  };
  const made = new Set<string>();
  try {
    // One after the other: a server may count four failed sign-ins at once as an attack.
    for (const client of clients) {
      await client.access({ host: settings.host, port: settings.port, user: settings.user, password, secure: true });
      await client.cd(settings.folder).catch(async (error) => {
        if (!isCode(error, NOT_DONE)) throw error;
        throw missingFolder(
          settings.folder,
          (await client.list()).map(({ name }) => name),
        );
      });
    }
  } catch (error) {
    await close();
    throw error;
  }

  async function makeFolders(client: Client, file: string): Promise<void> {
    for (const folder of foldersOf(file).filter((name) => !made.has(name))) {
      await client.send(`MKD ${folder}`).catch(unless(NOT_DONE, EXISTS));
      made.add(folder);
    }
  }

  async function putFile(folder: string, file: string, client: Client): Promise<void> {
    const part = `${OWN_FOLDER}/part-${clients.indexOf(client)}`;
    await makeFolders(client, part);
    await makeFolders(client, file);
    await client.uploadFrom(path.join(folder, file), part);
    await client.rename(part, file);
  }

  async function read(file: string): Promise<Buffer | undefined> {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    const response = await first.downloadTo(collect, file).catch(unless(NOT_DONE));
    return response && Buffer.concat(chunks);
  }

  return {
    batchSize: 64,
    read,
    put: (folder, files) => shareOut(files, clients, (file, client) => naming(file, putFile(folder, file, client))),
    remove: (files) => shareOut(files, clients, (file, client) => naming(file, client.remove(file).catch(unless(NOT_DONE)))),
    close,
  };
}

const isCode = (error: unknown, ...codes: number[]): boolean => error instanceof FTPError && codes.includes(error.code);

/** For `catch`: lets an error pass by if the server answered with one of these codes. */
const unless =
  (...codes: number[]) =>
  (error: unknown) => {
    if (!isCode(error, ...codes)) throw error;
    return undefined;
  };
