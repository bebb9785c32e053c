import { useLoaderData } from "react-router";
import type { Page, PageKind } from "../schema/page.ts";

/** What the current page shows. `Kind` must be the kind that the route table gives this route's component. */
export function usePage<Kind extends PageKind>(): Page<Kind> {
  return useLoaderData() as Page<Kind>;
}
