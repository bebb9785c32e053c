/** TypeScript's libraries do not know trusted types yet: the trusted address is taken for its text. */
type Policy = { createScriptURL(address: string): string };

/** Makes a script's address trusted, by a policy that the document's policy allows (vite/content-security-policy.ts) and that makes no other. */
export function trustedAddress(policy: "offline" | "analytics", address: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL("") ?? address;
}
