import { business } from "virtual:site";
import { MessageCircle } from "lucide";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { sendAddress } from "../../widgets/chat/send-address.ts";

interface ChatLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to" | "children"> {
  label: string;
  /** What the message to the business begins with. */
  message?: string | undefined;
}

/** A button that leads to the messaging service; nothing where the business has no chat. */
export function ChatLink({ label, message, ...button }: ChatLinkProps) {
  if (!business.chatPhone) return null;
  return (
    <ButtonLink to={sendAddress(business.chatPhone, message)} {...button}>
      <Icon shape={MessageCircle} />
      {label}
    </ButtonLink>
  );
}
