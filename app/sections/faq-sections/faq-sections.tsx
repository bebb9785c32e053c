import type { Page } from "../../schema/page.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import styles from "./faq-sections.module.css";

/** The sections, each with its own accordion over the same questions (FAQ-02), under a plate with what is its own. */
export function FaqSections({ sections, faqs }: Pick<Page<"helpcenter-faqs">, "sections" | "faqs">) {
  return sections.map(({ id, title, lead, link, linkLabel, image }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <div className={styles.plate} data-surface="ice">
        {image && (
          <div data-screen-only="">
            <Picture picture={image} sizes="(min-width: 62rem) 18rem, 60vw" isDecoration />
          </div>
        )}
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>{lead}</p>
          <MoreLink to={link} label={linkLabel} />
        </div>
      </div>
      <Accordion name={`${id}-question`} items={faqs} />
    </section>
  ));
}
