import { usePage } from "../browser/use-page.ts";
import { Contents, FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Sections of questions: their own, then the shared ones in smaller type, which phones fold after the first section (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const headings = page.sections.map(({ id, title: text }) => ({ id, text, level: "h2" }));
  const aside = (
    <>
      <ContactPanel />
      <Contents headings={headings} />
    </>
  );
  return (
    <StandardPage page={page} next={<LinkList look="more" links={page.links} />} end="line">
      <Section>
        <Split aside={aside}>
          <div>
            <FoldedContents headings={headings} />
            <div data-ruled="">
              {page.sections.map(({ id, title, lead, questions, links }, index) => (
                <section key={id} data-grid="2" aria-labelledby={id}>
                  <div>
                    <h2 id={id}>{title}</h2>
                    <p>{lead}</p>
                    <div className={styles.own}>{questions.length > 0 && <Accordion name={`${id}-own`} items={questions} />}</div>
                    <LinkList look="more" links={links} />
                  </div>
                  {page.shared.length > 0 && (
                    <div className={styles.shared} data-surface="plaster" data-fine="">
                      <More label={<h3>{page.sharedHeading}</h3>} isOpen={index === 0}>
                        <Accordion name={`${id}-question`} items={page.shared} />
                      </More>
                    </div>
                  )}
                </section>
              ))}
            </div>
          </div>
        </Split>
      </Section>
    </StandardPage>
  );
}
