import { labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { proseHeadings } from "../schema/prose.ts";
import { Article } from "../sections/article/article.tsx";
import { Contents, PrintButton } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { fillPlaceholders } from "../ui/copy/fill-placeholders.ts";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { Panel } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";

/** A post or an article (ART-01, ART-02). */
export function Component() {
  const page = usePage<"article">();
  const readTime = fillPlaceholders(labels.card.readMinutes, { minutes: page.readMinutes });
  const questions = page.questions.map(({ question, answer }, index) => ({ id: index + 1, title: question, desc: answer }));
  const aside = (
    <>
      <ContactPanel />
      <Contents headings={proseHeadings(page.body)} />
      <PrintButton />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <Article page={page} readTime={readTime} aside={aside}>
        {questions.length > 0 && (
          <section aria-labelledby="article-questions">
            <h2 id="article-questions">{labels.article.questions}</h2>
            <Accordion name="article-question" items={questions} />
          </section>
        )}
        <Panel surface="plaster">
          <h2>{page.closing.heading}</h2>
          <p>{page.closing.text}</p>
          <Actions>
            <ButtonLink to="/contact" look="gold">
              {labels.article.contact}
            </ButtonLink>
            <PhoneLink />
          </Actions>
        </Panel>
      </Article>
    </>
  );
}
