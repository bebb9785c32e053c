import { labels } from "virtual:site";
import type { Layout } from "../../schema/page.ts";

/** Paths that light up the Pages submenu although it does not link to them and most have no page (NAV-04). */
const ACTIVE_ONLY = [
  "/team",
  "/user-profile",
  "/user-billing",
  "/user-payment",
  "/user-invoice",
  "/user-social",
  "/user-notification",
  "/user-setting",
  "/helpcenter-guides",
  "/helpcenter-support",
  "/login",
  "/signup",
  "/forgot-password",
  "/lock-screen",
  "/comingsoon",
  "/maintenance",
  "/404",
];

const paths = new Set([...labels.navigation.pages.links.map(({ link }) => link), ...ACTIVE_ONLY]);

/** Whether the Pages submenu is shown as active at a path (NAV-04). */
export const isPagesPath = (pathname: string): boolean => paths.has(pathname);

/** The page in the menu under which pages of a layout are: `/services` for a service, `/blogs` for an article or a post (NAV-01). */
export function partOfSite(layout: Layout | undefined): string | undefined {
  if (layout?.startsWith("service")) return "/services";
  return layout === "article" || layout?.startsWith("blog") ? "/blogs" : undefined;
}
