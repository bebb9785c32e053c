import { useLoaderData, useMatches } from "react-router";
import type { Layout, Page } from "../schema/page.ts";

/** What the current page shows. `Name` must be this route component's layout. */
export function usePage<Name extends Layout>(): Page<Name> {
  return useLoaderData() as Page<Name>;
}

/** The current page's layout, for components around it; `undefined` on a failure screen. */
export function useLayout(): Layout | undefined {
  const page = useMatches().at(-1)?.loaderData as { layout: Layout } | undefined;
  return page?.layout;
}
