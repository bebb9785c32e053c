/** Tries the settings of the web space. */
import { randomUUID } from "node:crypto";
import { withTarget } from "./connect.ts";
import type { AskSecret } from "./credentials.ts";
import { putData } from "./server-state.ts";
import type { Settings } from "./settings.ts";
import type { Target } from "./targets/target.ts";
import { get } from "./verify-live.ts";

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
    const response = await get(`${address}/${name}`);
    const seen = typeof response === "string" ? "" : await response.text();
    await target.remove([name]);
    return seen === name
      ? `It works: what is put into '${folder}' is seen at ${website}.`
      : `The server takes files. But ${website} doesn't show '${folder}': either the domain doesn't lead there yet, or it's another folder.`;
  };
  return withTarget(settings, work, ask);
}
