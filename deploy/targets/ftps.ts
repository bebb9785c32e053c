import path from "node:path";
import { Writable } from "node:stream";
import { Client } from "basic-ftp";
import type { Credentials } from "../credentials.ts";
import type { Settings } from "../settings.ts";
import { folderMaker, missingFolder, naming, OWN_FOLDER, shareOut, type Target, unless } from "./target.ts";

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
  try {
    // One after the other: a server may count four failed sign-ins at once as an attack.
    for (const client of clients) {
      await client.access({ host: settings.host, port: settings.port, user: settings.user, password, secure: true });
      await client.cd(settings.folder).catch(async (error) => {
        if (error.code !== NOT_DONE) throw error;
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

  const makeFolders = folderMaker((folder, client: Client) => client.send(`MKD ${folder}`).catch(unless(NOT_DONE, EXISTS)));

  async function putFile(folder: string, file: string, client: Client): Promise<void> {
    const part = `${OWN_FOLDER}/part-${clients.indexOf(client)}`;
    await makeFolders(part, client);
    await makeFolders(file, client);
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
