import { labels } from "virtual:site";
import type { ProseHeading } from "../../schema/prose.ts";
import { ContactPanel } from "../contact-panel/contact-panel.tsx";
import { Contents } from "./article-aside.tsx";

/** The aside of a long text: how to call, and the table of contents. */
export function TextAside({ headings }: { headings: ProseHeading[] }) {
  return (
    <>
      <ContactPanel heading={labels.article.talk} />
      <Contents headings={headings} />
    </>
  );
}
