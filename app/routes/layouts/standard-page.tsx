import type { ComponentProps, ReactNode } from "react";
import type { PageData } from "../../schema/page.ts";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { homeBreadcrumb } from "../../ui/breadcrumb/home-breadcrumb.ts";

interface StandardPageProps
  extends Pick<ComponentProps<typeof PageHero>, "image" | "aside" | "hasQuietHeading">,
    Pick<ComponentProps<typeof CallToAction>, "steps"> {
  page: Extract<PageData, { heading: string; lead: string }>;
  /** The page between home and this one. */
  above?: { title: string; path: string } | undefined;
  /** What to do next, below the heading. */
  next?: ReactNode;
  hasCallToAction?: boolean;
  children: ReactNode;
}

/** A page with a heading, its own parts, and the phone number at its end. */
export function StandardPage({ page, above, next, hasCallToAction = true, steps, children, ...hero }: StandardPageProps) {
  const breadcrumb = above ? [...homeBreadcrumb, { label: above.title, path: above.path }] : homeBreadcrumb;
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={page.heading} lead={page.lead} breadcrumb={breadcrumb} current={page.title} {...hero}>
        {next}
      </PageHero>
      {children}
      {hasCallToAction && <CallToAction heading={page.callToAction} steps={steps} />}
    </>
  );
}
