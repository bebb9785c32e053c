import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";

interface OverviewPageProps {
  page: Page<"areas-we-serve"> | Page<"team">;
  /** The picture beside the heading, if it has one. */
  image?: Page<"team">["picture"];
  /** What stands beside the heading instead. */
  aside?: ReactNode;
  /** What the page is about, at a glance. */
  children: ReactNode;
}

/** A page with an overview, and a text below it. */
export function OverviewPage({ page, image, aside, children }: OverviewPageProps) {
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={homeBreadcrumb} current={page.title} image={image} aside={aside} />
      <Section>{children}</Section>
      <Section surface="ice">
        <Prose nodes={page.body} isBody inColumns />
      </Section>
      <CallToAction heading={page.callToAction} />
    </>
  );
}
