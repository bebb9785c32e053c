export type { ChatLabels, ChatProps } from "./chat.settings.ts";
export { Chat } from "./chat.tsx";
export { openChat } from "./open-chat.ts";
export { sendAddress } from "./send-address.ts";
