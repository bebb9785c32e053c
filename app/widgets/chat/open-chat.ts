/** Asks the page's chat to open. */
export const OPEN_CHAT_EVENT = "chat:open";

/** What a request to open may bring. */
export interface OpenChatDetail {
  /** What the input is filled with. */
  text?: string | undefined;
}

/**
 * Opens the page's chat from anywhere. Before the chat is alive, and on a page without one, nothing happens; where the way to the
 * business matters, offer a link to `sendAddress` instead, which the chat takes over.
 *
 * @param text What the input is filled with, for the visitor to send. What the visitor is writing already is kept.
 */
export function openChat(text?: string): void {
  document.dispatchEvent(new CustomEvent<OpenChatDetail>(OPEN_CHAT_EVENT, { detail: { text } }));
}
