import { ContentError } from "../app/content/problem.ts";
import { readFilms } from "../vite/films.ts";
import { readPictures } from "../vite/read-pictures.ts";
import type { Site, SiteSource } from "../vite/site-source.ts";
import { newFile, type Upload } from "./add-file.ts";
import { checkEdits } from "./check-edits.ts";
import { LAUNCH_FILE } from "./content-files.ts";
import { type Deploy, type DeployKind, knowsWebSpace, setUpWebSpace, startDeploy, type WebSpace } from "./publish.ts";
import { readDesk } from "./read-desk.ts";
import { type Edit, type FileVersions, Refusal, Session } from "./session.ts";

/** What the desk's page sends with a call. */
interface Call {
  edits?: Edit[];
  versions?: FileVersions;
  label?: string;
  deploy?: { kind: DeployKind; password: string };
  space?: WebSpace;
  upload?: Upload;
}

/** What the desk's page can call, by name. */
export type Calls = Record<string, (body: Call) => Promise<unknown>>;

/** The calls of one desk. */
export function deskCalls(site: SiteSource): Calls {
  const session = new Session(site.root, async (files) => {
    const isTick = [...files.keys()].every((file) => file === LAUNCH_FILE); // no page shows it, and an owner ticks fifty in a row
    return isTick ? [] : checkEdits(site.root, await readMedia(site), files);
  });

  /** A call that changes content/, which is read again after it. */
  const changing = (work: (body: Call) => Promise<unknown>) => (body: Call) => work(body).finally(() => site.forget());
  /** Saves without a version check: these edits weren't typed over an older copy. */
  const saveAtOnce = (edits: Edit[], label: string) =>
    session.save(edits, Object.fromEntries(edits.map(({ file }) => [file, session.version(file)])), label);
  let deploy: Deploy | undefined;

  return {
    content: async () => ({ ...readDesk(site.root, await site.read()), undoes: session.undoes }),
    save: changing(({ edits = [], versions = {}, label = "" }) => session.save(edits, versions, label)),
    tick: ({ edits = [] }) => saveAtOnce(edits, "the tick in the launch list"), // no page shows it
    undo: changing(() => session.undo()),
    "add-file": changing(async ({ upload }) => {
      const { name, edits } = await newFile(site.root, upload as Upload);
      await saveAtOnce(edits, `adding the ${upload?.kind} ${name}`);
      return { name };
    }),
    deploy: async ({ deploy: { kind, password } = { kind: "plan", password: "" } }) => {
      if (deploy?.isRunning) throw new Refusal("A publication is already running.");
      deploy = startDeploy(site.root, kind, password);
    },
    deployed: async () => ({ deploy, knowsWebSpace: knowsWebSpace(site.root) }),
    "web-space": async ({ space }) => setUpWebSpace(site.root, space as WebSpace),
  };
}

/** The pictures and films, also while the content has problems: a save may be what solves them. */
const readMedia = (site: SiteSource): Promise<Pick<Site, "pictures" | "films">> =>
  site.read().catch(async (error) => {
    if (!(error instanceof ContentError)) throw error;
    const ignore = () => {}; // the checks report them
    return { pictures: (await readPictures(site.root, ignore)) ?? new Map(), films: readFilms(site.root, ignore) };
  });
