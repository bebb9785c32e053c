import { usePage } from "../browser/use-page.ts";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Every page of the site by its title, in headed groups. */
export function Component() {
  const page = usePage<"site-map">();
  return (
    <StandardPage page={page} surface="paper" end="none">
      <Section>
        <div data-ruled="beside">
          {page.linkGroups.map(({ heading, links }, index) => (
            <More key={heading} label={<h2>{heading}</h2>} isOpen={index === 0}>
              <LinkList look="index" links={links} />
            </More>
          ))}
        </div>
      </Section>
    </StandardPage>
  );
}
