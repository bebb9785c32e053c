import type { ComponentProps, ReactNode } from "react";
import type { PageData } from "../../schema/page.ts";
import { CallToAction } from "../../sections/call-to-action/call-to-action.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PageHead } from "../../seo/page-head.tsx";

type Hero = ComponentProps<typeof PageHero>;

interface StandardPageProps
  extends Pick<Hero, "aside" | "hasQuietHeading" | "surface">,
    Pick<ComponentProps<typeof CallToAction>, "message" | "steps"> {
  page: PageData & Pick<Hero, "heading" | "lead" | "above"> & { picture?: Hero["image"]; callToAction?: string | undefined };
  /** What to do next, below the heading. */
  next?: ReactNode;
  hasCallToAction?: boolean;
  children: ReactNode;
}

/** A page with a heading, its own parts, and the phone number at its end. */
export function StandardPage({ page, next, hasCallToAction = true, message, steps, children, ...look }: StandardPageProps) {
  const { heading, lead, above, title, picture, callToAction } = page;
  return (
    <>
      <PageHead page={page} />
      <PageHero heading={heading} lead={lead} above={above} current={title} image={picture} {...look}>
        {next}
      </PageHero>
      {children}
      {hasCallToAction && <CallToAction heading={callToAction} message={message} steps={steps} />}
    </>
  );
}
