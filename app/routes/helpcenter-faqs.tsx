import { usePage } from "../browser/use-page.ts";
import { Contents, FoldedContents } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Sections of questions: their own, large, then the shared ones, which phones fold after the first section (FAQ-01, FAQ-02). */
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
    <StandardPage page={page} surface="paper" next={<LinkList look="more" links={page.links} />} end="line">
      <Section>
        <Split aside={aside}>
          <div>
            <FoldedContents headings={headings} />
            <div className={styles.sections} data-ruled="">
              {page.sections.map(({ id, title, lead, image, questions, links }, index) => (
                <section key={id} data-grid="beside" aria-labelledby={id}>
                  <div>
                    <h2 id={id}>{title}</h2>
                    <p>{lead}</p>
                    {image && <WidePicture picture={image} sizes="(min-width: 62rem) 30rem, 92vw" />}
                  </div>
                  <div>
                    <div className={styles.own}>{questions.length > 0 && <Accordion name={`${id}-own`} items={questions} />}</div>
                    <LinkList look="more" links={links} />
                    {page.shared.length > 0 && (
                      <div className={styles.shared} data-fine="">
                        <More label={<h3>{page.sharedHeading}</h3>} isOpen={index === 0}>
                          <Accordion name={`${id}-question`} items={page.shared} />
                        </More>
                      </div>
                    )}
                  </div>
                </section>
              ))}
            </div>
          </div>
        </Split>
      </Section>
    </StandardPage>
  );
}
