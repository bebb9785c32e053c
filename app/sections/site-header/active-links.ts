import { labels } from "virtual:site";
import type { Layout } from "../../schema/page.ts";

/** Paths at which the Pages submenu is active although it does not link to them: most have no page (NAV-04). */
const ACTIVE_ONLY =
  /^\/(team|user-(profile|billing|payment|invoice|social|notification|setting)|helpcenter-(guides|support)|login|signup|forgot-password|lock-screen|comingsoon|maintenance|404)$/;

/** Whether the Pages submenu is shown as active at a path (NAV-04). */
export const isPagesPath = (pathname: string): boolean =>
  ACTIVE_ONLY.test(pathname) || labels.navigation.pages.links.some(({ link }) => link === pathname);

/** The page in the menu under which pages of a layout are: `/services` for a service, `/blogs` for an article or a post (NAV-01). */
export function partOfSite(layout: Layout | undefined): string | undefined {
  if (layout?.startsWith("service")) return "/services";
  return layout === "article" || layout?.startsWith("blog") ? "/blogs" : undefined;
}
