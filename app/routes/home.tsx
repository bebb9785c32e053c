import { belowFirstView } from "../browser/below-first-view.tsx";
import { usePage } from "../browser/use-page.ts";
import { HomeHero } from "../sections/home-hero/home-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";

const below = belowFirstView(() => import("./home-below.tsx"));

export const loadRest = below.load;

/** The home page (HOME-01 to HOME-07). */
export function Component() {
  const page = usePage<"home">();
  return (
    <>
      <PageHead page={page} />
      <HomeHero hero={page.hero} />
      <below.Part />
    </>
  );
}
