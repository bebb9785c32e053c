import type { ComponentProps, ReactNode } from "react";
import type { PageData } from "../../schema/page.ts";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";

type Hero = ComponentProps<typeof PageHero>;
type Call = ComponentProps<typeof CallToAction>;

interface PageProps extends Omit<Hero, "page" | "surface">, Pick<Call, "message" | "steps" | "links"> {
  page: PageData & Hero["page"] & { callToAction?: Call["heading"] };
  surface?: Hero["surface"];
  /** What to do next, below the heading. */
  next?: ReactNode;
  /** How the page ends; 'none' where the page already shows the number in large type. */
  end?: Call["ground"] | "none";
}

/** A page with a heading, its own parts, and the phone number at its end. */
export function StandardPage({ page, next, end, message, steps, links, surface = "plaster", children, ...look }: PageProps) {
  return (
    <>
      <PageHead page={page} />
      <PageHero page={page} surface={surface} {...look}>
        {next}
      </PageHero>
      {children}
      {end !== "none" && <CallToAction heading={page.callToAction} message={message} steps={steps} links={links} ground={end} />}
    </>
  );
}
