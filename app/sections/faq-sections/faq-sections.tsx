import type { Page } from "../../schema/page.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import styles from "./faq-sections.module.css";

/** The sections, each with its own accordion over the same questions (FAQ-02). */
export function FaqSections({ sections, faqs }: Pick<Page<"helpcenter-faqs">, "sections" | "faqs">) {
  return sections.map(({ id, title, lead, link, linkLabel }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p>{lead}</p>
      <MoreLink to={link} label={linkLabel} />
      <Accordion name={`${id}-question`} items={faqs} />
    </section>
  ));
}
