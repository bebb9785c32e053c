import { business, labels } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
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
  const { body } = page;
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
      <Banner page={page} />
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
            <Closing {...page.closing} />
          </div>
        </Wrap>
      </article>
      <ReadNext posts={page.next} />
    </>
  );
}

/** The head: what it is about, who wrote it and when, and how long it takes to read. */
function Banner({ page: { title, author, date, checked, readMinutes } }: { page: Page<"article"> }) {
  const checkedOn = checked && fillPlaceholders(labels.article.checked, { day: checked });
  const readTime = fillPlaceholders(labels.card.readMinutes, { minutes: readMinutes });
  return (
    <div className={styles.banner} data-surface="ink">
      <Wrap>
        <Breadcrumb home={business.name} current={labels.article.breadcrumb} />
        <h1>{title}</h1>
        <p>{[author, date, checkedOn, readTime].filter(Boolean).join(" · ")}</p>
      </Wrap>
    </div>
  );
}

/** The last words, with whom to ask. */
const Closing = ({ heading, text }: Page<"article">["closing"]) => (
  <div data-grid="beside">
    <h2>{heading}</h2>
    <Panel surface="plaster">
      <p>{text}</p>
      <Actions>
        <ButtonLink to="/contact" look="gold">
          {labels.article.contact}
        </ButtonLink>
        <PhoneLink />
      </Actions>
    </Panel>
  </div>
);
