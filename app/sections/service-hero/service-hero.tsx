import { business } from "virtual:site";
import { Phone } from "lucide";
import type { Page } from "../../schema/page.ts";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { PageHero } from "../page-hero/page-hero.tsx";

/** The head of a service's page: its promise, its picture, the chat with a message about it, and the number (DET-01). */
export function ServiceHero({ page }: { page: Page<"service"> }) {
  const breadcrumb = [...homeBreadcrumb, { label: page.servicesTitle, path: "/services" }];
  return (
    <PageHero heading={page.headline} lead={page.lead} breadcrumb={breadcrumb} current={page.title} image={page.image} surface="ice">
      <Actions>
        <ChatLink message={page.ask.message} look="gold" />
        <ButtonLink to={business.phone.href}>
          <Icon shape={Phone} />
          <PhoneNumber phone={business.phone} />
        </ButtonLink>
      </Actions>
    </PageHero>
  );
}
