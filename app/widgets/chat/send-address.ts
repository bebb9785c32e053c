/** The messaging service's public send link (CHAT-08), with what the message begins with: any Unicode, but half a pair becomes U+FFFD. */
export function sendAddress(phone: string, text?: string): string {
  const query = new URLSearchParams({ phone, ...(text !== undefined && { text }) });
  return `https://api.whatsapp.com/send/?${String(query).replaceAll("+", "%20")}`;
}
