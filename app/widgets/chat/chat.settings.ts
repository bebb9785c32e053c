import type { CSSProperties, MouseEvent, ReactNode, SubmitEvent } from "react";

/** The words that no setting of CHAT-10 holds. All are replaceable, so that the chat can be translated. */
export interface ChatLabels {
  /** What assistive technology calls the part of the page that holds the chat. */
  name: string;
  /** The round button. */
  open: string;
  /** The close icon. */
  close: string;
  /** What assistive technology calls the messages. */
  messages: string;
  /** The three dots. */
  typing: string;
  /** The input. */
  message: string;
  /** The send button. */
  send: string;
  /** Said after the button's name while it carries the dot. */
  notification: string;
  /** Shown in the box until its code is loaded. */
  loading: string;
  /** In the box when its code does not load. */
  failure: string;
  /** The button that tries again. */
  again: string;
  /** The link to the messaging service. */
  elsewhere: string;
}

/** The settings of CHAT-10. Styles are set after hydration: a strict Content-Security-Policy forbids them in its HTML. */
export interface ChatProps {
  /** Whom the messages go to: digits only, with the country's code. The default is a placeholder, which reaches nobody. */
  phoneNumber?: string;
  accountName?: string;
  /** The address of a picture, or an SVG element; 60 by 60 px. */
  avatar?: ReactNode;
  statusMessage?: string;
  /** The greeting; its line breaks are kept. */
  chatMessage?: string;
  placeholder?: string;
  /** Seconds from opening to the greeting. What is below 0 or no number counts as 0; after more than 2,147,483 there is no greeting. */
  messageDelay?: number;
  /** Whether a click outside the box closes it. */
  allowClickAway?: boolean;
  /** Whether Escape closes it. */
  allowEsc?: boolean;
  notification?: boolean;
  /** Seconds between notifications, from 10 to 2,147,483. What is not at least 10 is logged; outside these limits there are none. */
  notificationDelay?: number;
  /** How many notifications there are; 0 is no cap. */
  notificationLoop?: number;
  notificationSound?: boolean;
  /** The address of the sound. */
  notificationSoundSrc?: string;
  notificationStyle?: CSSProperties;
  notificationClassName?: string | undefined;
  buttonStyle?: CSSProperties;
  buttonClassName?: string | undefined;
  /** The open box's height in pixels; a lower screen makes it lower. */
  chatboxHeight?: number;
  chatboxStyle?: CSSProperties;
  chatboxClassName?: string | undefined;
  /** Whether the box is dark (`true`) or light (`false`) on every page, or follows the page's `color-scheme` (`"auto"`). */
  darkMode?: boolean | "auto";
  style?: CSSProperties;
  className?: string | undefined;
  /** Called when the button opens the box. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called with each message that is sent, as it was typed. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>, text: string) => void;
  /** Called however the box was closed. */
  onClose?: () => void;
  onNotification?: () => void;
  /** Called once the notifications have come as often as `notificationLoop` says. */
  onLoopDone?: () => void;
  /** Further ways to reach the business, such as a phone link: shown in the box until its code is loaded, and if it does not load. */
  otherWays?: ReactNode;
  /** What the button shows; otherwise a speech bubble. */
  icon?: ReactNode;
  labels?: Partial<ChatLabels>;
}

/** What is used for a setting that is not given (CHAT-10). */
export const CHAT_DEFAULTS = {
  phoneNumber: "1234567890",
  accountName: "Account Name",
  statusMessage: "Typically replies within 1 hour",
  chatMessage: "Hello there! 🤝\nHow can we help?",
  placeholder: "Type a message..",
  messageDelay: 2,
  allowClickAway: false,
  allowEsc: false,
  notification: true,
  notificationDelay: 60,
  notificationLoop: 0,
  notificationSound: false,
  chatboxHeight: 320,
  darkMode: false,
} as const satisfies Partial<ChatProps>;

/** The labels where the site gives none. */
export const DEFAULT_LABELS: ChatLabels = {
  name: "Chat",
  open: "Chat with us",
  close: "Close chat",
  messages: "Messages",
  typing: "Typing",
  message: "Message",
  send: "Send message",
  notification: "1 new message",
  loading: "The chat is loading.",
  failure: "The chat did not load.",
  again: "Try again",
  elsewhere: "Write in the messaging service",
};

/** The shortest time between notifications, in seconds (CHAT-07). */
export const NOTIFICATION_DELAY_MINIMUM_S = 10;

/** What is logged for a shorter one (CHAT-07). */
export const NOTIFICATION_DELAY_TOO_SHORT = `notificationDelay prop value must be at least ${NOTIFICATION_DELAY_MINIMUM_S} seconds.`;

/** The longest delay in seconds: browsers keep a timer's milliseconds in 32 bits, and fire at once what does not fit. */
export const DELAY_MAXIMUM_S = 2_147_483;

/** What the dot shows (CHAT-06). */
export const NOTIFICATION_TEXT = "1";
