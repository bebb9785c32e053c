import { usePage } from "../browser/use-page.ts";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Every page of the site by its title, in headed groups. */
export function Component() {
  const page = usePage<"site-map">();
  return (
    <StandardPage page={page} surface="paper" end="none">
      <Section>
        <div data-ruled="">
          {page.linkGroups.map(({ heading, links }) => (
            <div key={heading} data-grid="beside">
              <h2>{heading}</h2>
              <LinkList look="index" links={links} />
            </div>
          ))}
        </div>
      </Section>
    </StandardPage>
  );
}
