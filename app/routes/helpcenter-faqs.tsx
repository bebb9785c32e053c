import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { More } from "../ui/more/more.tsx";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Section, Split } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Four sections, each with the answers about its subject, and an accordion over the questions that all share (FAQ-01, FAQ-02). */
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
          <div data-ruled="">
            {page.sections.map(({ id, title, lead, image, questions, links }, index) => (
              <section key={id} className={styles.section} data-grid="beside" aria-labelledby={id}>
                <div className={styles.head}>
                  <h2 id={id}>{title}</h2>
                  <div data-only-wide="">{image && <WidePicture picture={image} sizes="27rem" />}</div>
                </div>
                <div className={styles.own}>
                  <p>{lead}</p>
                  {questions.map((question) => (
                    <More key={question.id} label={<h3>{question.title}</h3>}>
                      <p>{question.desc}</p>
                    </More>
                  ))}
                  <LinkList look="more" links={links} />
                </div>
                {/* The answers are the same; a sheet has them once. */}
                <div className={styles.shared} data-screen-only={index > 0 ? "" : undefined}>
                  <More label={<h3>{page.sharedLabel}</h3>} isOpen={index === 0}>
                    <Accordion name={`${id}-question`} items={page.shared} />
                  </More>
                </div>
              </section>
            ))}
          </div>
        </Split>
      </Section>
    </StandardPage>
  );
}
