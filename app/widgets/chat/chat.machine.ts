/** What the chat is showing (CHAT-03). */
export interface ChatState {
  readonly isOpen: boolean;
  /** Whether the greeting is still being typed. */
  readonly isDelay: boolean;
  /** Whether the button carries the dot. */
  readonly isNotification: boolean;
}

/** What happened: the box was opened or closed, the greeting's delay is over, a notification is due. */
export type ChatEvent = "open" | "close" | "delay" | "notification";

/** Closed, the greeting not yet written, no notification (CHAT-03). */
export const initial: ChatState = { isOpen: false, isDelay: true, isNotification: false };

/** The state after an event (CHAT-03). The greeting is written once: no event restarts the delay. */
export function transition(state: ChatState, event: ChatEvent): ChatState {
  switch (event) {
    case "open":
      return { ...state, isOpen: true, isNotification: false };
    case "close":
      return { ...state, isOpen: false };
    case "delay":
      return { ...state, isDelay: false };
    case "notification":
      return { ...state, isNotification: true };
    default:
      return event satisfies never;
  }
}
