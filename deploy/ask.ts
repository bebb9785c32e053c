/** Questions in the terminal. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { DeployError } from "./deploy-error.ts";

/**
 * Asks until the answer is valid.
 *
 * @param faultIn Says what is wrong with an answer.
 * @returns The answer, or `usual` when Enter alone is pressed.
 */
export async function ask(
  question: string,
  usual = "",
  faultIn: (answer: string) => string | undefined = () => undefined,
): Promise<string> {
  for (;;) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = (await lines.question(`${question}${usual && ` [${usual}]`}: `)).trim() || usual;
    lines.close();
    const fault = faultIn(answer);
    if (!fault) return answer;
    console.log(`  '${answer}' isn't valid: it ${fault}.`);
  }
}

export async function askYes(question: string): Promise<boolean> {
  return /^y/i.test(await ask(`${question} (yes or no)`, "yes"));
}

/** Asks without showing what is typed. @throws DeployError where nobody can answer. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new DeployError(`${question}: set it in the environment variable DEPLOY_PASSWORD.`);
  process.stdout.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return answer;
}
