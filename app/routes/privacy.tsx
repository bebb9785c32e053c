import { usePage } from "../browser/use-page.ts";
import { TextAside } from "../sections/article-aside/text-aside.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Block } from "../ui/block/block.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { PlainList } from "../ui/plain-list/plain-list.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { Split } from "../ui/split/split.tsx";

/** The privacy policy (PRIV-01). */
export function Component() {
  const page = usePage<"privacy">();
  const { informationUse } = page;
  const headings = [
    { id: "overview", text: page.overview.heading },
    { id: "information-use", text: page.informationUse.heading },
    { id: "voluntary-information", text: page.voluntary.heading },
    { id: "third-parties", text: page.thirdParties.heading },
    { id: "contact", text: page.contact.heading },
  ];
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} />
      <Section>
        <Split aside={<TextAside headings={headings} />}>
          <Block id="overview" heading={page.overview.heading}>
            <Prose nodes={page.overview.text} />
          </Block>
          <Block id="information-use" heading={informationUse.heading}>
            <p>{informationUse.lead}</p>
            <PlainList items={informationUse.items} />
          </Block>
          <Block id="voluntary-information" heading={page.voluntary.heading}>
            <Prose nodes={page.voluntary.text} />
          </Block>
          <Block id="third-parties" heading={page.thirdParties.heading}>
            <Prose nodes={page.thirdParties.text} />
          </Block>
          <Block id="contact" heading={page.contact.heading}>
            <Prose nodes={page.contact.text} />
          </Block>
        </Split>
      </Section>
    </>
  );
}
