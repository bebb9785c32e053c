import { pageWords } from "virtual:page-words";
import { business, words } from "virtual:site";
import { MessageCircle, Phone } from "lucide";
import { usePage } from "../navigation/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { Checklist } from "../sections/checklist/checklist.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { FactRows } from "../sections/fact-rows/fact-rows.tsx";
import { Gallery } from "../sections/gallery/gallery.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { Reasons } from "../sections/reasons/reasons.tsx";
import { ServiceCards } from "../sections/service-cards/service-cards.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Block } from "../ui/block/block.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { PhoneNumber } from "../ui/phone/phone.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Section, SectionHead } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";
import { Accordion } from "../widgets/accordion/index.ts";
import { sendAddress } from "../widgets/chat/index.ts";

/** One service (DET-01, DET-02). */
export function Component() {
  const page = usePage<"service">();
  const { service: labels } = pageWords;
  const trail = [...homeTrail, { label: page.servicesTitle, path: "/services" }];
  const aside = (
    <>
      <ContactPanel heading={page.ask.label} message={page.ask.message} />
      <FactRows heading={labels.prepare} rows={page.prepare} />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.headline} lead={page.lead} trail={trail} current={page.title} image={page.image} ground="ice">
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
      <Section>
        <Split aside={aside}>
          <Block id="included" heading={labels.included}>
            <Checklist items={page.included} />
          </Block>
          <Gallery key={page.path} pictures={page.gallery} caption={page.galleryCaption} />
          <Block id="steps" heading={labels.steps}>
            <Steps steps={page.steps} />
          </Block>
          <Prose nodes={page.body} isBody />
          <Block id="reasons" heading={labels.reasons}>
            <Reasons items={page.reasons} />
          </Block>
          <Block id="questions" heading={labels.questions}>
            <Accordion key={page.path} name="question" items={page.faqs} />
          </Block>
        </Split>
      </Section>
      <Section ground="ice" labelledBy="related">
        <SectionHead id="related" heading={labels.related}>
          <MoreLink to="/services" label={words.card.allServices} />
        </SectionHead>
        <ServiceCards services={page.relatedCards} />
      </Section>
      <CallToAction heading={page.callToAction} chatLabel={page.ask.label} message={page.ask.message} />
    </>
  );
}
