/** Whether the content is a business's own, so that nobody publishes the example by accident (OWN-01). */
import { findPlaceholders } from "../app/content/find-placeholders.ts";
import type { Business } from "../app/schema/business.ts";
import { DeployError } from "./deploy-error.ts";

/** What the owner says to publish all the same: the names of the command's options. */
export const ANYWAY = { example: "publish-the-example-anyway", unreachable: "publish-unreachable-anyway" } as const;

/** Facts without which nobody reaches the business. */
const REACH = /^(phone|footerPhone|chatPhone|email|website|address)\b/;

/** @throws DeployError that says what to set first, unless the options tell otherwise. */
export function refuseUnready(business: Business, options: Partial<Record<string, unknown>>): void {
  if ("example" in business && business.example === true && !options[ANYWAY.example])
    throw new DeployError(
      `This is still the example business: 'example: true' stands in content/business.yaml. Set your own facts, then delete that line.\nTo publish the example all the same:\n  npm run deploy -- --${ANYWAY.example}`,
    );
  const open = findPlaceholders(business).filter(({ field }) => REACH.test(field));
  if (open.length === 0 || options[ANYWAY.example] || options[ANYWAY.unreachable]) return;
  const list = open.map(({ field, value, reason }) => `  content/business.yaml: ${field} is ${value}. ${reason}`);
  throw new DeployError(
    `Nobody could reach you:\n${list.join("\n")}\nTo publish the site all the same:\n  npm run deploy -- --${ANYWAY.unreachable}`,
  );
}
