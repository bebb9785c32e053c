import { labels } from "virtual:site";

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
export function isPagesPath(pathname: string): boolean {
  return paths.has(pathname);
}
