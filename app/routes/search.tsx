import { useLocation } from "react-router";
import { usePage } from "../browser/use-page.ts";
import { SiteSearch } from "../sections/site-search/site-search.tsx";

/** Searches all pages (SEARCH-01 to SEARCH-07). */
export function Component() {
  const page = usePage<"search">();
  // A new address, such as the header's link to this page, begins a new search.
  return <SiteSearch key={useLocation().key} page={page} />;
}
