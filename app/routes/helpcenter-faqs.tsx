import { labels, routes } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Four sections, each with its own accordion over the same questions (FAQ-01, FAQ-02), under what is its own. */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const all = page.allLabel && "/terms" in routes && <MoreLink to="/terms#questions" label={page.allLabel} />;
  const aside = (
    <>
      <SectionNav label={labels.article.contents} sections={page.sections} />
      <ContactPanel />
    </>
  );
  return (
    <StandardPage page={page} next={all}>
      <Section>
        <Split asideFirst aside={aside}>
          {page.sections.map(({ id, title, lead, link, linkLabel }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <p>{lead}</p>
              <MoreLink to={link} label={linkLabel} />
              <Accordion name={`${id}-question`} items={page.faqs} />
            </section>
          ))}
        </Split>
      </Section>
    </StandardPage>
  );
}
