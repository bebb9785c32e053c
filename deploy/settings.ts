/** deploy.yaml: how to reach the web space. It holds no secret, so that it may lie in the repository. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { z } from "zod";
import { describeProblem, type Problem, type Report } from "../app/content/problem.ts";
import { check, parseSource, type Source } from "../app/content/source.ts";
import { DeployError } from "./deploy-error.ts";
import { PORTS } from "./ports.ts";

export const SETTINGS_FILE = "deploy.yaml";

const PORT_WANTED = "must be a number from 1 to 65535";

const text = (pattern: RegExp, wanted: string) => z.string(wanted).regex(pattern, wanted);

const fields = z.strictObject({
  by: z.enum(["sftp", "ftps", "rsync"], "must be sftp, ftps or rsync"),
  host: text(/^[\w.:-]+$/, "must be a server's name, without https:// and without a path"),
  port: z.int(PORT_WANTED).min(1, PORT_WANTED).max(65_535, PORT_WANTED).optional(),
  user: text(/^[^\s-]\S*$/, "must be a user name, in quotes if it is a number"),
  /** From the folder in which the user arrives, or from the root with a slash. */
  folder: text(/^[^\s?*"<>|\\]+$/, "must be a folder's path, such as public_html"),
  /** SFTP: the server's fingerprint. */
  hostKey: text(/^SHA256:/, "must begin with SHA256:").optional(),
  /** A key's file. Without it a password is asked for. */
  key: z.string().min(1).optional(),
  /** Where visitors find the site, if that isn't yet the `website` of content/business.yaml. */
  address: z.url().optional(),
});

const schema = fields.transform((settings) => ({
  ...settings,
  port: settings.port ?? PORTS[settings.by],
  folder: settings.folder.replace(/(?<=.)\/+$/, ""),
}));

export type Settings = z.output<typeof schema>;

/** @returns `undefined` when there is no file yet. @throws DeployError that says which line is wrong, and what to write. */
export function readSettings(file = SETTINGS_FILE): Settings | undefined {
  if (!existsSync(file)) return undefined;
  return checked((report) => parseSource(SETTINGS_FILE, readFileSync(file, "utf8"), report, true));
}

/** @throws DeployError that names each field that is wrong. */
export const checkSettings = (value: unknown) => checked(() => ({ file: SETTINGS_FILE, value, lineOf: () => undefined }));

function checked(read: (report: Report) => Source | undefined): Settings {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const source = read(report);
  const settings = source && check(source, schema, report);
  if (settings) return settings;
  throw new DeployError(`The settings of your web space aren't valid.\n${problems.map((one) => `  ${describeProblem(one)}`).join("\n")}`);
}

const HEADER = `# How 'npm run deploy' reaches your web space (docs/publishing.md). Passwords and keys have no place here.\n`;

export function writeSettings(settings: Settings, file = SETTINGS_FILE): void {
  writeFileSync(file, HEADER + stringify(settings));
}
