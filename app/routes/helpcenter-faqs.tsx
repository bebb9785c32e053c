import { usePage } from "../browser/use-page.ts";
import { Contents } from "../sections/article-aside/article-aside.tsx";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Numbered sections of questions, each beside those that all share; phones fold these after the first section (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const sidebar = (
    <div className={styles.sidebar} data-screen-only="">
      <Contents sections={page.sections} isBare />
    </div>
  );
  return (
    <StandardPage page={page} beside={sidebar} next={<LinkList look="more" links={page.links} />} end="line">
      <Section>
        <div className={styles.parts} data-ruled="" data-stack="">
          {page.sections.map(({ id, title, lead, questions, links }, index) => (
            <section key={id} aria-labelledby={id} data-grid="">
              <div>
                <h2 id={id}>{title}</h2>
                <p>{lead}</p>
                {questions.length > 0 && <Accordion name={`${id}-own`} items={questions} />}
                <LinkList look="more" links={links} />
              </div>
              {page.shared.length > 0 && (
                <div data-fine="">
                  <More label={<h3>{page.sharedHeading}</h3>} isOpen={index === 0}>
                    <Accordion name={`${id}-question`} items={page.shared} />
                  </More>
                </div>
              )}
            </section>
          ))}
        </div>
      </Section>
    </StandardPage>
  );
}
