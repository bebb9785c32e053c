import { labels } from "virtual:site";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { markHydrated } from "./browser/hydrated.ts";
import { useHydrated } from "./browser/use-hydrated.ts";
import { useLayout } from "./browser/use-page.ts";
import { FloatingControls } from "./sections/floating-controls/floating-controls.tsx";
import { NavigationProgress } from "./sections/navigation-progress/navigation-progress.tsx";
import { SiteChat } from "./sections/site-chat/site-chat.tsx";
import { SiteFooter } from "./sections/site-footer/site-footer.tsx";
import { SiteHeader } from "./sections/site-header/site-header.tsx";
import { TopBar } from "./sections/top-bar/top-bar.tsx";
import styles from "./site.module.css";

/** The layout around every page: skip link, top bar, navigation, the page itself, footer and chat. */
export function Site() {
  const { pathname } = useLocation();
  const layout = useLayout();
  // Without a key, a page of the same layout would show what the visitor has unfolded on the one before. A list stays while it is filtered, and
  // the failure screen, without a layout, when hydration gives it the address that was asked for.
  const page = layout && !["services", "blogs"].includes(layout) ? pathname : layout;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Focuses a new page, as loading a document does: the next Tab starts at its top, and screen readers read from there. A clicked link that is still
  // there, now marked as the current page's, keeps the focus: it filters a list (app/sections/kind-row). In a layout effect, so that the focus is set
  // before the new page is painted.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.querySelector("a:focus[aria-current]")) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const isHydrated = useHydrated();
  useEffect(() => {
    const timer = setTimeout(() => isHydrated && markHydrated()); // after the error boundary, in case an effect throws
    return () => clearTimeout(timer);
  }, [isHydrated]);
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main" data-look="gold">
        {labels.navigation.skip}
      </a>
      <TopBar />
      <SiteHeader key={pathname} />
      {/* Before the page, so that visitors who need another theme needn't tab through it. */}
      <FloatingControls />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet key={page} />
      </main>
      <SiteFooter />
      <SiteChat />
      <NavigationProgress />
      {/* All entries that the browser itself makes, as for a link to a part of the page, have the key `default`. */}
      <ScrollRestoration getKey={({ key, hash }) => key + hash} />
    </div>
  );
}
