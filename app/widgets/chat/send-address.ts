/** Half a surrogate pair. With the flag `u` the halves of a whole pair match nothing: they are one character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The messaging service's public send link (CHAT-08), with what the message begins with: any Unicode, but half a pair becomes U+FFFD. */
export function sendAddress(phone: string, text?: string): string {
  const message = text === undefined ? "" : `&text=${encodeURIComponent(text.replace(LONE_SURROGATE, "\uFFFD"))}`;
  return `https://api.whatsapp.com/send/?phone=${encodeURIComponent(phone)}${message}`;
}
