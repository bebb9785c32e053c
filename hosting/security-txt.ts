/** Where whoever finds a fault looks for an address to tell it to (RFC 9116). */
export const SECURITY_TXT = "/.well-known/security.txt";

/** Writes security.txt. It expires a year after the build: the RFC asks for no longer, and each release writes it again. */
export function writeSecurityTxt({ website, email }: { website: string; email: string }, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0); // builds of one day are the same
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${website}${SECURITY_TXT}`,
    "",
  ].join("\n");
}
