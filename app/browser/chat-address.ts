/** The messaging service's public send link (CHAT-08). */
const SEND_LINK = "https://api.whatsapp.com/send/";

/**
 * The address that opens a conversation with the business.
 *
 * @param phone The number, digits only, with the country's code.
 * @param text What the message is to begin with; any Unicode.
 */
export function chatAddress(phone: string, text?: string): string {
  const message = text === undefined ? "" : `&text=${encodeURIComponent(text.toWellFormed())}`;
  return `${SEND_LINK}?phone=${encodeURIComponent(phone)}${message}`;
}
