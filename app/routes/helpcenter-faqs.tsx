import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { LinkList } from "../ui/more-link/more-link.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { Section } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import { SectionNav } from "../widgets/section-nav/section-nav.tsx";
import styles from "./helpcenter-faqs.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Four sections, each with the questions about its subject, all closed, and an accordion over those that all share (FAQ-01, FAQ-02). */
export function Component() {
  const page = usePage<"helpcenter-faqs">();
  return (
    <StandardPage page={page} next={<LinkList look="more" links={page.links} />}>
      <Section>
        <div className={styles.page}>
          <aside aria-label={labels.navigation.aside}>
            <SectionNav label={labels.article.contents} sections={page.sections} />
          </aside>
          <div data-ruled="">
            {page.sections.map(({ id, title, lead, image, questions, links }) => (
              <section key={id} className={styles.section} data-grid="beside" aria-labelledby={id}>
                <div>
                  <h2 id={id}>{title}</h2>
                  <p>{lead}</p>
                  <div data-only-wide="">{image && <WidePicture picture={image} sizes="26rem" />}</div>
                </div>
                <div className={styles.questions}>
                  {questions.length > 0 && <Accordion name={`${id}-own`} items={questions} />}
                  <Accordion name={`${id}-question`} items={page.shared} />
                </div>
                <LinkList look="more" links={links} />
              </section>
            ))}
          </div>
        </div>
      </Section>
    </StandardPage>
  );
}
