import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Four sections, each with its own accordion over the same questions (FAQ-01, FAQ-02), beside what is asked about its subject alone. */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const aside = (
    <>
      <SectionNav label={labels.article.contents} sections={page.sections} />
      <ContactPanel />
    </>
  );
  return (
    <StandardPage page={page} next={<LinkList look="more" links={page.links} />}>
      <Section>
        <Split asideFirst aside={aside}>
          {page.sections.map(({ id, title, lead, links }, index) => (
            <section key={id} className={styles.section} data-grid="2" aria-labelledby={id}>
              <div data-ruled="">
                <div>
                  <h2 id={id}>{title}</h2>
                  <p>{lead}</p>
                  <LinkList look="index" links={links} />
                </div>
              </div>
              {/* The answers are the same; a sheet has them once. */}
              <div data-screen-only={index > 0 ? "" : undefined}>
                <Accordion name={`${id}-question`} items={page.faqs} />
              </div>
            </section>
          ))}
        </Split>
      </Section>
    </StandardPage>
  );
}
