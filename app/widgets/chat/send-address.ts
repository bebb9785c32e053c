/** The messaging service's public send link (CHAT-08). */
const SEND_LINK = "https://api.whatsapp.com/send/";

/** Half a surrogate pair. With the flag `u` the halves of a whole pair match nothing: they are one character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The address that opens a conversation with a number. What arrives is what was written: every character is percent-encoded, and only
 * half a surrogate pair, which no address can carry, becomes U+FFFD.
 *
 * @param phone The number, digits only, with the country's code.
 * @param text What the message is to begin with; any Unicode.
 */
export function sendAddress(phone: string, text?: string): string {
  const message = text === undefined ? "" : `&text=${encodeURIComponent(text.replace(LONE_SURROGATE, "\uFFFD"))}`;
  return `${SEND_LINK}?phone=${encodeURIComponent(phone)}${message}`;
}

/**
 * Whom an address of the send link writes to, and what the message begins with; `undefined` for any other address.
 *
 * @param address An absolute address, as a link's `href` property gives it.
 */
export function readSendAddress(address: string) {
  if (!address.startsWith(`${SEND_LINK}?`)) return undefined;
  const { searchParams } = new URL(address);
  return { phone: searchParams.get("phone"), text: searchParams.get("text") ?? undefined };
}
