import { labels, routes } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Four sections, each with its own accordion over the same questions (FAQ-01, FAQ-02), under what is its own. */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const all = page.allLabel && "/terms" in routes && <MoreLink to="/terms#questions" label={page.allLabel} />;
  return (
    <StandardPage page={page} next={all}>
      <Section>
        <Split aside={<SectionNav label={labels.article.contents} sections={page.sections} />} asideFirst asideLast>
          <div data-grid="2" data-ruled="">
            {page.sections.map(({ id, title, lead, link, linkLabel }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <p>{lead}</p>
                <Accordion name={`${id}-question`} items={page.faqs} />
                <MoreLink to={link} label={linkLabel} />
              </section>
            ))}
          </div>
        </Split>
      </Section>
    </StandardPage>
  );
}
