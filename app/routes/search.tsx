import { useLocation } from "react-router";
import { usePage } from "../browser/use-page.ts";
import { CallToAction } from "../sections/call-to-action/call-to-action.tsx";
import { SiteSearch } from "../sections/site-search/site-search.tsx";

/** Searches all pages (SEARCH-01 to SEARCH-07). */
export function Component() {
  const page = usePage<"search">();
  return (
    <>
      {/* A new address, such as the header's link to this page, begins a new search. */}
      <SiteSearch key={useLocation().key} page={page} />
      <CallToAction heading={page.callToAction} />
    </>
  );
}
