import type { ComponentProps, ReactNode } from "react";
import type { PageData } from "../../schema/page.ts";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";

interface StandardPageProps
  extends Pick<ComponentProps<typeof PageHero>, "above" | "image" | "aside" | "hasQuietHeading">,
    Pick<ComponentProps<typeof CallToAction>, "steps"> {
  page: Extract<PageData, { heading: string; lead: string }>;
  /** What to do next, below the heading. */
  next?: ReactNode;
  hasCallToAction?: boolean;
  children: ReactNode;
}

/** A page with a heading, its own parts, and the phone number at its end. */
export function StandardPage({ page, next, hasCallToAction = true, steps, children, ...hero }: StandardPageProps) {
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} current={page.title} {...hero}>
        {next}
      </PageHero>
      {children}
      {hasCallToAction && <CallToAction heading={page.callToAction} steps={steps} />}
    </>
  );
}
