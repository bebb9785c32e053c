import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { proseHeadings } from "../../schema/prose.ts";
import { TextAside } from "../../sections/article-aside/text-aside.tsx";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Split } from "../../ui/split/split.tsx";

interface TextPageProps {
  page: Page<"aboutus"> | Page<"support"> | Page<"accessibility">;
  /** The question above the large phone number, if not the usual one. */
  callToAction?: string;
  /** What follows the text. */
  children?: ReactNode;
}

/** A page with a picture, one long text and the text's table of contents beside it. */
export function TextPage({ page, callToAction, children }: TextPageProps) {
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} image={page.image} />
      <Section>
        <Split aside={<TextAside headings={proseHeadings(page.body)} />}>
          <Prose nodes={page.body} isBody hasLead />
        </Split>
      </Section>
      {children}
      <CallToAction heading={callToAction} />
    </>
  );
}
