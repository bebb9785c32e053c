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
import { Accordion } from "../widgets/accordion/index.ts";

/** The terms of service: intro, agreements, restrictions, all shared questions (TERMS-01). */
export function Component() {
  const page = usePage<"terms">();
  const headings = [
    { id: "introduction", text: page.intro.heading },
    { id: "agreements", text: page.agreements.heading },
    { id: "restrictions", text: page.restrictions.heading },
    { id: "questions", text: page.questionsHeading },
  ];
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} />
      <Section>
        <Split aside={<TextAside headings={headings} />}>
          <Block id="introduction" heading={page.intro.heading}>
            <Prose nodes={page.intro.text} />
          </Block>
          <Block id="agreements" heading={page.agreements.heading}>
            <Prose nodes={page.agreements.text} />
          </Block>
          <Block id="restrictions" heading={page.restrictions.heading}>
            <p>{page.restrictions.lead}</p>
            <PlainList items={page.restrictions.items} />
          </Block>
          <Block id="questions" heading={page.questionsHeading}>
            <Accordion name="question" items={page.faqs} />
          </Block>
        </Split>
      </Section>
    </>
  );
}
