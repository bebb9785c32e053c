import { usePage } from "../browser/use-page.ts";
import { LinkGroups } from "../sections/link-groups/link-groups.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Every page of the site, in groups. */
export function Component() {
  const page = usePage<"site-map">();
  return (
    <StandardPage page={page} hasCallToAction={false}>
      <Section>
        <LinkGroups groups={page.linkGroups} />
      </Section>
    </StandardPage>
  );
}
