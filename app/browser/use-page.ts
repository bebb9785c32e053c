import { useLoaderData, useMatches } from "react-router";
import type { Layout, Page } from "../schema/page.ts";

/** What the current page shows. `Name` must be this route component's layout. */
export const usePage = <Name extends Layout>() => useLoaderData() as Page<Name>;

/** The current page's layout, for components around it; `undefined` on a failure screen. */
export const useLayout = () => (useMatches().at(-1)?.loaderData as { layout: Layout } | undefined)?.layout;
