import { usePage } from "../browser/use-page.ts";
import { Accordion } from "../widgets/accordion/index.ts";
import { LegalPage, listBlock, textBlock } from "./layouts/legal-page.tsx";

/** The terms of service: intro, agreements, restrictions, all shared questions (TERMS-01). */
export function Component() {
  const page = usePage<"terms">();
  return (
    <LegalPage
      page={page}
      blocks={[
        textBlock("introduction", page.intro),
        textBlock("agreements", page.agreements),
        listBlock("restrictions", page.restrictions),
        { id: "questions", heading: page.questionsHeading, content: <Accordion name="question" items={page.faqs} /> },
      ]}
    />
  );
}
