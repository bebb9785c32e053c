/** What is used for a setting that is not given (CHAT-10). The number is a placeholder, which reaches nobody. */
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
} as const;

/** The shortest time between notifications, in seconds (CHAT-07). */
export const NOTIFICATION_DELAY_MINIMUM_S = 10;

/** What is logged for a shorter one (CHAT-07). */
export const NOTIFICATION_DELAY_TOO_SHORT = `notificationDelay prop value must be at least ${NOTIFICATION_DELAY_MINIMUM_S} seconds.`;

/** What the dot shows (CHAT-06). */
export const NOTIFICATION_TEXT = "1";
