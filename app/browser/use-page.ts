import { useLoaderData, useMatches } from "react-router";
import type { Page, PageKind } from "../schema/page.ts";

/** What the current page shows. `Kind` must be the kind that the route table gives this route's component. */
export function usePage<Kind extends PageKind>(): Page<Kind> {
  return useLoaderData() as Page<Kind>;
}

/** What kind of page is shown, for the layout around it; none on a failure screen. */
export function usePageKind(): PageKind | undefined {
  const page = useMatches().at(-1)?.loaderData as { kind: PageKind } | undefined;
  return page?.kind;
}
