import { usePage } from "../browser/use-page.ts";
import { Contents, FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Numbered sections of questions: their own, then, on a plate, those that all share; phones fold these after the first section (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  const headings = page.sections.map(({ id, title: text }) => ({ id, text, level: "h2" }));
  const aside = [<Contents key="contents" headings={headings} />, <ContactPanel key="contact" />];
  return (
    <StandardPage page={page} next={<LinkList look="more" links={page.links} />} end="line">
      <Section>
        <div className={styles.page}>
          <FoldedContents headings={headings} />
          <Split aside={aside}>
            {page.sections.map(({ id, title, lead, questions, links }, index) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <p>{lead}</p>
                {questions.length > 0 && <Accordion name={`${id}-own`} items={questions} />}
                <LinkList look="more" links={links} />
                {page.shared.length > 0 && (
                  <div className={styles.shared} data-ruled="beside" data-fine="" data-surface="plaster">
                    <More label={<h3>{page.sharedHeading}</h3>} isOpen={index === 0}>
                      <Accordion name={`${id}-question`} items={page.shared} />
                    </More>
                  </div>
                )}
              </section>
            ))}
          </Split>
        </div>
      </Section>
    </StandardPage>
  );
}
