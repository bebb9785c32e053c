/** Half a surrogate pair. With the flag `u` the halves of a whole pair match nothing: they are one character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The address of the messaging service's public send link (CHAT-08), which opens a conversation with a number. Every character is
 * percent-encoded, so what arrives is what was written; only half a surrogate pair, which no address can carry, becomes U+FFFD.
 *
 * @param phone The number, digits only, with the country's code.
 * @param text What the message is to begin with; any Unicode.
 */
export function sendAddress(phone: string, text?: string): string {
  const message = text === undefined ? "" : `&text=${encodeURIComponent(text.replace(LONE_SURROGATE, "\uFFFD"))}`;
  return `https://api.whatsapp.com/send/?phone=${encodeURIComponent(phone)}${message}`;
}
