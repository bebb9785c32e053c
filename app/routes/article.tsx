import { business, labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { countWords, proseHeadings, proseParts, proseText } from "../schema/prose.ts";
import { Contents, FoldedContents, PrintButton } from "../sections/article-aside/article-aside.tsx";
import { ContactPanel } from "../sections/contact-panel/contact-panel.tsx";
import { ReadNext } from "../sections/post-cards/post-cards.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { fillPlaceholders } from "../ui/copy/fill-placeholders.ts";
import { PhoneLink } from "../ui/phone/phone.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { PartsInRows, Prose } from "../ui/prose/prose.tsx";
import { Panel, Split, Wrap } from "../ui/section/section.tsx";
import { Accordion } from "../widgets/accordion/accordion.tsx";
import styles from "./article.module.css";

/** About how many words are as high as the side panel. */
const BESIDE_PANEL = 130;

/** A post or an article: a dark head that the picture overlaps, the first parts beside a side panel, the others in rows, and other articles (ART-01, ART-02). */
export function Component() {
  const page = usePage<"article">();
  const { author, date, checked, body, closing } = page;
  const readTime = fillPlaceholders(labels.card.readMinutes, { minutes: page.readMinutes });
  const facts = [author, date, checked && fillPlaceholders(labels.article.checked, { day: checked }), readTime].filter(Boolean);
  const questions = page.questions.map(({ question, answer }, index) => ({ id: index + 1, title: question, desc: answer }));
  const headings = proseHeadings(body);
  const parts = proseParts(body);
  const beside = parts.findIndex((_, index) => countWords(proseText(parts.slice(0, index + 1).flat())) > BESIDE_PANEL) + 1 || parts.length;
  const [first, rest] = [parts.slice(0, beside).flat(), parts.slice(beside).flat()];
  const aside = (
    <>
      <ContactPanel />
      <Contents sections={headings} />
      <PrintButton />
    </>
  );
  return (
    <>
      <PageHead page={page} />
      <div className={styles.banner} data-surface="ink">
        <Wrap>
          <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
          <h1>{page.title}</h1>
          <p>{facts.join(" · ")}</p>
        </Wrap>
      </div>
      <article className={styles.article}>
        <Wrap>
          <div className={styles.picture} data-frame="">
            <Picture picture={page.image} sizes="(min-width: 110rem) 90rem, (min-width: 62rem) 80rem, 92vw" isLcp />
          </div>
          <div data-stack="">
            <Split aside={aside}>
              <div>
                <FoldedContents sections={headings} />
                <Prose nodes={first} isBody hasLead />
              </div>
            </Split>
            <PartsInRows nodes={rest} pictures={page.pictures} folded={headings.map(({ title }) => title)} />
            {questions.length > 0 && (
              <section data-grid="beside" aria-labelledby="article-questions">
                <h2 id="article-questions">{labels.article.questions}</h2>
                <Accordion name="article-question" items={questions} />
              </section>
            )}
            <div data-grid="beside">
              <h2>{closing.heading}</h2>
              <Panel surface="plaster">
                <p>{closing.text}</p>
                <Actions>
                  <ButtonLink to="/contact" look="gold">
                    {labels.article.contact}
                  </ButtonLink>
                  <PhoneLink />
                </Actions>
              </Panel>
            </div>
          </div>
        </Wrap>
      </article>
      <ReadNext posts={page.next} />
    </>
  );
}
