/** Whether the content is a business's own, so that nobody publishes the example by accident (OWN-01). */
import { isExample, readLaunchQuestions } from "../edit/launch.ts";
import { DeployError } from "./deploy-error.ts";

/** What the owner says to publish anyway: the names of the command's options. */
export const ANYWAY = { example: "publish-the-example-anyway", unreachable: "publish-unreachable-anyway" } as const;

/**
 * @param root The folder that has content/.
 * @throws DeployError that says what to set first, unless the options tell otherwise.
 */
export function refuseUnready(root: string, options: Partial<Record<string, unknown>>): void {
  if (options[ANYWAY.example]) return;
  if (isExample(root))
    throw new DeployError(
      `This is still the example business: content/business.yaml says 'example: true'. Set your own facts, then delete that line.\nTo publish the example anyway:\n  npm run deploy -- --${ANYWAY.example}`,
    );
  const open = readLaunchQuestions(root).filter(({ group, isOpen }) => group === "reach" && isOpen);
  if (open.length === 0 || options[ANYWAY.unreachable]) return;
  const list = open.map(({ ask, file, line }) => `  ${file}${line ? `:${line}` : ""}: ${ask}`);
  throw new DeployError(
    `Can people reach you? Answer these first ('npm run check:launch' says how):\n${list.join("\n")}\nTo publish the site anyway:\n  npm run deploy -- --${ANYWAY.unreachable}`,
  );
}
