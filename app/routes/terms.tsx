import { usePage } from "../navigation/use-page.ts";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { TextBlocks } from "../sections/text-blocks/text-blocks.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { PlainList } from "../ui/plain-list/plain-list.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Accordion } from "../widgets/accordion/index.ts";

/** The terms of service: intro, agreements, restrictions, all shared questions (TERMS-01). */
export function Component() {
  const page = usePage<"terms">();
  const { intro, agreements, restrictions, questionsHeading, faqs } = page;
  const restricted = (
    <>
      <p>{restrictions.lead}</p>
      <PlainList items={restrictions.items} />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} />
      <TextBlocks
        blocks={[
          { id: "introduction", heading: intro.heading, content: <Prose nodes={intro.text} /> },
          { id: "agreements", heading: agreements.heading, content: <Prose nodes={agreements.text} /> },
          { id: "restrictions", heading: restrictions.heading, content: restricted },
          { id: "questions", heading: questionsHeading, content: <Accordion name="question" items={faqs} /> },
        ]}
      />
    </>
  );
}
