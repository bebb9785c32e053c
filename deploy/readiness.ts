/** Whether the content is a business's own, so that nobody publishes the example by accident (OWN-01). */
import { isExample, readLaunchQuestions } from "../edit/launch.ts";
import { DeployError } from "./deploy-error.ts";

/** @param root The folder that has content/. @throws DeployError that says what to set first. */
export function refuseUnready(root: string): void {
  if (isExample(root))
    throw new DeployError(
      `This is still the example business: content/business.yaml says 'example: true'. Set your own facts, then delete that line.`,
    );
  const open = readLaunchQuestions(root).filter(({ group, isOpen }) => group === "reach" && isOpen);
  if (open.length === 0) return;
  const list = open.map(({ ask, file, line }) => `  ${file}${line ? `:${line}` : ""}: ${ask}`);
  throw new DeployError(`Can people reach you? Answer these first ('npm run check:launch' says how):\n${list.join("\n")}`);
}
