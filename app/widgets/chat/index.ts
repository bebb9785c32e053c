export type { ChatLabels, ChatProps } from "./chat.settings.ts";
export { Chat } from "./chat.tsx";
export { sendAddress } from "./send-address.ts";
