/** TypeScript's DOM types lack Trusted Types, so the trusted address is typed as a string. */
type Policy = { createScriptURL(address: string): string };

/** Makes one script's address trusted, with a policy that the CSP allows (vite/content-security-policy.ts) and that trusts only this address. */
export function trustedAddress(policy: "offline" | "analytics", address: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL("") ?? address;
}
