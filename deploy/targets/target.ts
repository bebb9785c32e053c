import { DeployError } from "../deploy-error.ts";

/** What a publication asks of a server, whichever way files get there. Paths are from the site's folder, with `/`. */
export interface Target {
  /** How many files {@link Target.put} takes at a time, so that not all is lost with the connection. */
  batchSize: number;
  /** A file's content; `undefined` when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Uploads files of a local folder. Each replaces the old one in one step, so that no visitor gets half a file. */
  put(folder: string, paths: readonly string[]): Promise<void>;
  /** Removes files. One that doesn't exist is no error. */
  remove(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** This command's own folder on the server. The site's rules refuse names with a dot, and nothing in it is secret. */
export const OWN_FOLDER = ".deploy";

/** Shares work out to workers that do one thing at a time each. After a failure they begin nothing more. */
export async function shareOut<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (item: Item, worker: Worker) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const takeFromQueue = async (worker: Worker): Promise<void> => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, worker);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(workers.map(takeFromQueue));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Makes the folders that a file is in, the outermost first, each once. */
export function folderMaker<Line>(make: (folder: string, line: Line) => Promise<unknown>) {
  const made = new Set<string>();
  return async (file: string, line: Line): Promise<void> => {
    const folders = [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
    for (const folder of folders.filter((name) => !made.has(name))) {
      await make(folder, line);
      made.add(folder);
    }
  };
}

/** For `catch`: lets an error pass by if the server answered with one of these codes. */
export const unless =
  (...codes: unknown[]) =>
  (error: { code?: unknown }) => {
    if (!codes.includes(error.code)) throw error;
    return undefined;
  };

/** Adds the file's name to an error, for its explanation. */
export const naming = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: Error) => {
    throw Object.assign(error, { file });
  });

/** @param found What lies in the folder in which the user arrives. */
export function missingFolder(folder: string, found: readonly string[]): DeployError {
  const names = found.filter((name) => !name.startsWith(".")).toSorted();
  const instead = names.length > 0 ? ` Where you arrive there are: ${names.slice(0, 20).join(", ")}.` : "";
  return new DeployError(
    `There is no folder '${folder}' on the server.${instead} Set 'folder' in deploy.yaml to the one that holds your website.`,
  );
}
