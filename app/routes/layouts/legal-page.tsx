import type { Page } from "../../schema/page.ts";
import type { Prose as ProseNodes } from "../../schema/prose.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { type TextBlock, TextBlocks } from "../../sections/text-blocks/text-blocks.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";
import { PlainList } from "../../ui/plain-list/plain-list.tsx";
import { Prose } from "../../ui/prose/prose.tsx";

interface LegalPageProps {
  page: Page<"terms"> | Page<"privacy">;
  blocks: readonly TextBlock[];
}

/** A page of terms, in headed blocks. */
export function LegalPage({ page, blocks }: LegalPageProps) {
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} />
      <TextBlocks blocks={blocks} />
    </>
  );
}

/** A block of running text. */
export const textBlock = (id: string, { heading, text }: { heading: string; text: ProseNodes }): TextBlock => ({
  id,
  heading,
  content: <Prose nodes={text} />,
});

/** A block that introduces a list. */
export const listBlock = (id: string, { heading, lead, items }: { heading: string; lead: string; items: string[] }): TextBlock => ({
  id,
  heading,
  content: (
    <>
      <p>{lead}</p>
      <PlainList items={items} />
    </>
  ),
});
