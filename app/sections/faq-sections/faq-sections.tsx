import { useNavigate } from "react-router";
import type { Faq } from "../../schema/faq.ts";
import type { Page } from "../../schema/page.ts";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Accordion } from "../../widgets/accordion/accordion.tsx";
import { SectionNav } from "../../widgets/section-nav/section-nav.tsx";
import styles from "./faq-sections.module.css";

type Sections = Page<"helpcenter-faqs">["sections"];

/** Links to the sections of questions (FAQ-01). */
export function FaqSidebar({ label, sections }: { label: string; sections: Sections }) {
  const navigate = useNavigate();
  return <SectionNav label={label} sections={sections} onGo={(id) => void navigate(`#${id}`, { preventScrollReset: true })} />;
}

/** The sections, each with its own accordion over the same questions (FAQ-02). */
export function FaqSections({ sections, faqs }: { sections: Sections; faqs: Faq[] }) {
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
