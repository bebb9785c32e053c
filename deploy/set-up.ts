/** Asks for the settings of the web space once, and tries them. */
import { randomUUID } from "node:crypto";
import { ask, askYes } from "./ask.ts";
import { withTarget } from "./connect.ts";
import type { AskSecret } from "./credentials.ts";
import { DeployError } from "./deploy-error.ts";
import { PORTS } from "./ports.ts";
import { putData } from "./server-state.ts";
import { checkSettings, faultIn, SETTINGS_FILE, type Settings, writeSettings } from "./settings.ts";
import { HostKeyError } from "./targets/sftp.ts";
import type { Target } from "./targets/target.ts";

/**
 * @param website Where visitors find the site.
 * @throws DeployError where nobody can answer.
 */
export async function setUp(website: string): Promise<Settings> {
  if (!process.stdin.isTTY)
    throw new DeployError("There is no deploy.yaml yet. Run 'npm run deploy' in a terminal: it asks for what it needs.");
  console.log(
    "How do files get to your host? The welcome e-mail from your host tells you. Press Enter to accept the value in [brackets].\n",
  );
  let settings: Partial<Settings> = { folder: "public_html", host: new URL(website).hostname.replace(/^www\./, "") };
  for (;;) {
    try {
      settings = await askForSettings(settings);
      const tried = await tryInTerminal(checkSettings(settings), website);
      writeSettings(tried);
      console.log("Stored in deploy.yaml.\n");
      return tried;
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      console.error(`\n${error.message.replaceAll(` in ${SETTINGS_FILE}`, "")}\n`); // there is none yet
      if (!(await askYes("Try other answers?"))) throw new DeployError("Nothing was stored or published.");
    }
  }
}

async function askForSettings(before: Partial<Settings>): Promise<Partial<Settings>> {
  const by = (await ask("sftp, ftps or rsync? (sftp needs 'SSH access' in cPanel, ftps an FTP account)", before.by ?? "sftp", (answer) =>
    faultIn("by", answer),
  )) as Settings["by"];
  const host = await ask("Server (host)", before.host, (answer) => faultIn("host", answer));
  const usualPort = (before.by === by && before.port) || PORTS[by];
  const port = Number(await ask("Port", String(usualPort), (answer) => faultIn("port", Number(answer))));
  const user = await ask("User name (user)", before.user, (answer) => faultIn("user", answer));
  const folder = await ask("Folder of the website (folder)", before.folder, (answer) => faultIn("folder", answer));
  const key = by === "ftps" ? "" : await ask("Key: its file, 'agent', or 'none' for a password", before.key ?? "none");
  return { by, host, port, user, folder, ...(key && key !== "none" ? { key } : {}) };
}

/** As {@link tryOut}, and asks whether the server's fingerprint is the right one. */
async function tryInTerminal(settings: Settings, website: string): Promise<Settings> {
  console.log(`\nConnecting to ${settings.host} ...`);
  try {
    console.log(await tryOut(settings, website));
    return settings;
  } catch (error) {
    if (!(error instanceof HostKeyError) || settings.hostKey) throw error;
    console.log(`The server's fingerprint is ${error.fingerprint}. Your host can tell you whether that's right.`);
    if (!(await askYes("Trust it?"))) throw error;
    return await tryInTerminal({ ...settings, hostKey: error.fingerprint }, website);
  }
}

/**
 * Connects, stores a small file, looks at it as a visitor, and removes it.
 *
 * @param website Where visitors find the site.
 * @returns What it has found, in a sentence.
 * @throws HostKeyError for a server whose fingerprint isn't in the settings; DeployError for all else.
 */
export function tryOut(settings: Settings, website: string, ask?: AskSecret): Promise<string> {
  const name = `deploy-test-${randomUUID()}.txt`;
  const { folder, address = website } = settings;
  const work = async (target: Target) => {
    await putData(target, name, Buffer.from(name));
    const seen = await fetch(`${address}/${name}`).then(
      (response) => response.text(),
      () => "",
    );
    await target.remove([name]);
    return seen === name
      ? `It works: what is put into '${folder}' is seen at ${website}.`
      : `The server takes files. But ${website} doesn't show '${folder}': either the domain doesn't lead there yet, or it's another folder.`;
  };
  return withTarget(settings, work, ask);
}
