import { deferredSection } from "../browser/deferred-section.tsx";
import { usePage } from "../browser/use-page.ts";
import { HomeHero } from "../sections/home-hero/home-hero.tsx";
import { PageHead } from "../seo/page-head.tsx";

const below = deferredSection("home-below", () => import("./home-below.tsx"));

/** Fetches the code of the page below its hero (see `PageCode`). */
export const loadRest = below.load;

/** The home page (HOME-01 to HOME-07). */
export function Component() {
  const page = usePage<"home">();
  return (
    <>
      <PageHead page={page} />
      <HomeHero hero={page.hero} />
      <below.Section />
    </>
  );
}
