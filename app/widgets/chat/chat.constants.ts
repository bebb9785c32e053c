/** The defaults of the optional settings (CHAT-10). */
export const CHAT_DEFAULTS = {
  /** The recipient: digits only, with the country code. The default is a placeholder that reaches nobody. */
  phoneNumber: "1234567890",
  accountName: "Account Name",
  statusMessage: "Typically replies within 1 hour",
  /** The greeting; its line breaks are kept. */
  chatMessage: "Hello there! 🤝\nHow can we help?",
  placeholder: "Type a message..",
  /** Seconds from the first opening to the greeting. */
  messageDelay: 2,
  allowClickAway: false,
  allowEsc: false,
  notification: true,
  /** Seconds between notifications. Anything below 10 is logged, and there are none. */
  notificationDelay: 60,
  /** How many notifications there are; 0 is no cap. */
  notificationLoop: 0,
  notificationSound: false,
  /** The open box's height in pixels; a lower screen makes it lower. */
  chatboxHeight: 320,
  /** Whether the box is dark, or light, whatever the page's own theme is. */
  darkMode: false,
};

/** The shortest time between notifications, in seconds (CHAT-07). */
export const NOTIFICATION_DELAY_MINIMUM_S = 10;

/** What is logged for a shorter one (CHAT-07). */
export const NOTIFICATION_DELAY_TOO_SHORT = `notificationDelay prop value must be at least ${NOTIFICATION_DELAY_MINIMUM_S} seconds.`;

/** The text in the dot (CHAT-06). */
export const NOTIFICATION_TEXT = "1";
