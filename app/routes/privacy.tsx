import { usePage } from "../navigation/use-page.ts";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { TextBlocks } from "../sections/text-blocks/text-blocks.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeTrail } from "../ui/breadcrumb/home-trail.ts";
import { PlainList } from "../ui/plain-list/plain-list.tsx";
import { Prose } from "../ui/prose/prose.tsx";

/** The privacy policy (PRIV-01). */
export function Component() {
  const page = usePage<"privacy">();
  const { overview, informationUse, voluntary, thirdParties, contact } = page;
  const information = (
    <>
      <p>{informationUse.lead}</p>
      <PlainList items={informationUse.items} />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} trail={homeTrail} current={page.title} />
      <TextBlocks
        blocks={[
          { id: "overview", heading: overview.heading, content: <Prose nodes={overview.text} /> },
          { id: "information-use", heading: informationUse.heading, content: information },
          { id: "voluntary-information", heading: voluntary.heading, content: <Prose nodes={voluntary.text} /> },
          { id: "third-parties", heading: thirdParties.heading, content: <Prose nodes={thirdParties.text} /> },
          { id: "contact", heading: contact.heading, content: <Prose nodes={contact.text} /> },
        ]}
      />
    </>
  );
}
