import { usePage } from "../browser/use-page.ts";
import { LinkGroups } from "../sections/link-groups/link-groups.tsx";
import { PageHero } from "../sections/page-hero/page-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { homeBreadcrumb } from "../ui/breadcrumb/home-breadcrumb.ts";
import { Section } from "../ui/section/section.tsx";

/** Every page of the site, in groups. */
export function Component() {
  const page = usePage<"site-map">();
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} />
      <Section>
        <LinkGroups groups={page.linkGroups} />
      </Section>
    </>
  );
}
