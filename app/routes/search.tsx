import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { SiteSearch } from "../sections/site-search/site-search.tsx";

/** Searches all pages (SEARCH-01 to SEARCH-07). */
export function Component() {
  const page = usePage<"search">();
  return (
    <>
      <SiteSearch page={page} />
      <CallToAction heading={page.callToAction} />
    </>
  );
}
