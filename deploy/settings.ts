/** deploy.yaml: how to reach the web space. It holds no secret, so that it may lie in the repository. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { DeployError } from "./deploy-error.ts";
import { PORTS } from "./ports.ts";

export const SETTINGS_FILE = "deploy.yaml";

const PORT_WANTED = "must be a number from 1 to 65535";

const fields = z.strictObject({
  by: z.enum(["sftp", "ftps", "rsync"], "must be sftp, ftps or rsync"),
  host: z.string().regex(/^[\w.:-]+$/, "must be a server's name, without https:// and without a path"),
  port: z.int(PORT_WANTED).min(1, PORT_WANTED).max(65_535, PORT_WANTED).optional(),
  user: z.string().regex(/^[^\s-]\S*$/, "must be a user name"),
  /** From the folder in which the user arrives, or from the root with a slash. */
  folder: z.string().regex(/^[^\s?*"<>|\\]+$/, "must be a folder's path, such as public_html"),
  /** SFTP: the server's fingerprint. */
  hostKey: z.string().startsWith("SHA256:").optional(),
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

/** @returns `undefined` when there is no file yet. @throws DeployError when it's wrong. */
export function readSettings(file = SETTINGS_FILE): Settings | undefined {
  if (!existsSync(file)) return undefined;
  return checkSettings(parse(readFileSync(file, "utf8")));
}

/** @throws DeployError that names each field that is wrong. */
export function checkSettings(fields: unknown): Settings {
  const { data, error } = schema.safeParse(fields);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `  ${SETTINGS_FILE}: ${path.join(".") || "the file"}: ${message}`);
  throw new DeployError(`The settings of your web space aren't valid.\n${problems.join("\n")}`);
}

const HEADER = `# How 'npm run deploy' reaches your web space (docs/publishing.md). Passwords and keys have no place here.\n`;

export function writeSettings(settings: Settings, file = SETTINGS_FILE): void {
  writeFileSync(file, HEADER + stringify(settings));
}
