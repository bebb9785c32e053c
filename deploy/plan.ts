/** The order of a publication. Pure: from the server's state and the wanted files to ordered steps. */
import { IMMUTABLE_FOLDERS } from "../hosting/policy.ts";

/** Files by their path from the site's root, each with the hash of its content. */
export type Files = ReadonlyMap<string, string>;

/** What is known of the server. It's stored there, so that any computer can continue (server-state.ts). */
export interface ServerState {
  /** Every file that this command uploaded completely. */
  files: Map<string, string>;
  /** Files that were being replaced, added or removed when the state was stored: after a lost connection they may be old, new or missing. */
  unsure: Set<string>;
  /** Files with a hash in their name that the live release doesn't use, and since when (ms since 1970). */
  unusedSince: Map<string, number>;
  /** The live release and the one before it, by id. */
  releases: string[];
  /** A release that isn't complete yet. */
  underway?: string;
}

/** One part of a publication. Each begins when the one before it is complete. */
export interface Step {
  action: "put" | "remove";
  /** What these files are, for the owner. */
  what: string;
  paths: string[];
}

/** Pages that were opened before a release may ask for its files for this long. Documents are never cached without a check, tabs stay open. */
export const KEEP_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a file's name changes with its content: no page of another release loads it, and browsers cache it for a year. */
export const isHashed = (path: string): boolean => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/**
 * The steps to a release, none of them empty. At any moment each page finds all that it loads and links to:
 * first what no page names yet, then new pages, then the pages that link to them, then the lists and redirects that name them; only then do
 * old pages go. The service worker comes last, because it fetches pages as soon as it's there.
 */
export function planSteps(server: ServerState, wanted: Files, now: number): Step[] {
  const lacking = [...wanted].flatMap(([path, hash]) => (server.files.get(path) === hash && !server.unsure.has(path) ? [] : path));
  const isLeft = (path: string): boolean => !wanted.has(path) && !isHashed(path);
  const put = (what: string, belongs: (path: string) => boolean): Step => ({ action: "put", what, paths: lacking.filter(belongs) });
  const isNewPage = (path: string): boolean => kindOf(path) === "page" && !server.files.has(path);
  const isChangedPage = (path: string): boolean => kindOf(path) === "page" && server.files.has(path);
  const steps: Step[] = [
    put("scripts, styles and pictures", isHashed),
    put("icons and other files", (path) => kindOf(path) === "other"),
    put("new pages", isNewPage),
    put("pages", isChangedPage),
    put("lists of pages", (path) => kindOf(path) === "list"),
    put("rules for the server", (path) => kindOf(path) === "rules"),
    {
      action: "remove",
      what: "pages that no longer exist",
      paths: [...new Set([...server.files.keys(), ...server.unsure])].filter(isLeft),
    },
    put("the service worker", (path) => kindOf(path) === "worker"),
    { action: "remove", what: "files unused for 30 days", paths: expired(server, wanted, now) },
  ];
  return steps.filter(({ paths }) => paths.length > 0);
}

const expired = ({ unusedSince }: ServerState, wanted: Files, now: number): string[] =>
  [...unusedSince].flatMap(([path, since]) => (now - since > KEEP_UNUSED_MS && !wanted.has(path) ? path : []));

function kindOf(path: string): "hashed" | "rules" | "worker" | "page" | "list" | "other" {
  const name = path.replace(/\.br$/, "");
  if (isHashed(name)) return "hashed";
  if (name.endsWith(".htaccess")) return "rules";
  if (name === "service-worker.js") return "worker";
  if (/\.(html|json)$/.test(name)) return "page";
  return /\.(xml|txt)$/.test(name) ? "list" : "other";
}

/** The server before anything was published. */
export const emptyServer = (): ServerState => ({ files: new Map(), unsure: new Set(), unusedSince: new Map(), releases: [] });

/** Notes that a step's files are about to change. Store the state before they do. */
export function begin(server: ServerState, paths: readonly string[]): void {
  for (const path of paths) server.unsure.add(path);
}

/** Notes that files have arrived, or are removed where `wanted` doesn't have them. */
export function complete(server: ServerState, paths: readonly string[], wanted: Files): void {
  for (const path of paths) {
    const hash = wanted.get(path);
    server.unsure.delete(path);
    if (hash === undefined) {
      server.files.delete(path);
      server.unusedSince.delete(path);
    } else server.files.set(path, hash);
  }
}

/** Notes that a release is live. */
export function goLive(server: ServerState, id: string, wanted: Files, now: number): void {
  server.releases = [id, ...server.releases.filter((other) => other !== id)].slice(0, 2);
  delete server.underway;
  for (const path of [...server.files.keys(), ...server.unsure]) {
    if (wanted.has(path)) server.unusedSince.delete(path);
    else if (!server.unusedSince.has(path)) server.unusedSince.set(path, now);
  }
}

/** The release that undo restores, if any: the one before the live one; the live one itself where a newer one wasn't completed. */
export function releaseToRestore({ releases, underway }: ServerState): string | undefined {
  const [live, before] = releases;
  return underway === undefined || underway === before ? before : live;
}
