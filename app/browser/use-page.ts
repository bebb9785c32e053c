import { useLoaderData, useMatches } from "react-router";
import type { Layout, Page } from "../schema/page.ts";

/** What the current page shows. `Name` must be the layout that this route's component is. */
export function usePage<Name extends Layout>(): Page<Name> {
  return useLoaderData() as Page<Name>;
}

/** The layout of the current page, for what is around it; none on a failure screen. */
export function useLayout(): Layout | undefined {
  const page = useMatches().at(-1)?.loaderData as { layout: Layout } | undefined;
  return page?.layout;
}
