import { business } from "virtual:site";
import { MessageCircle, Phone } from "lucide";
import type { Page } from "../../schema/page.ts";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { sendAddress } from "../../widgets/chat/send-address.ts";
import { PageHero } from "../page-hero/page-hero.tsx";

/** The head of a service's page: its promise, its picture, the chat with a message about it, and the number (DET-01). */
export function ServiceHero({ page }: { page: Page<"service"> }) {
  const breadcrumb = [...homeBreadcrumb, { label: page.servicesTitle, path: "/services" }];
  return (
    <PageHero heading={page.headline} lead={page.lead} breadcrumb={breadcrumb} current={page.title} image={page.image} surface="ice">
      <Actions>
        <ButtonLink to={sendAddress(business.chatPhone, page.ask.message)} look="gold">
          <Icon shape={MessageCircle} />
          {page.ask.label}
        </ButtonLink>
        <ButtonLink to={business.phone.href}>
          <Icon shape={Phone} />
          <PhoneNumber phone={business.phone} />
        </ButtonLink>
      </Actions>
    </PageHero>
  );
}
