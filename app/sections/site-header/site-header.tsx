import { business, labels } from "virtual:site";
import { ChevronDown, Menu, Search, X } from "lucide";
import type { Ref } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useLayout } from "../../browser/use-page.ts";
import { useScrolledPast } from "../../browser/use-scrolled-past.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { CallButton, PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./site-header.module.css";
import { useDisclosure } from "./use-disclosure.ts";

/** How far the page must be scrolled before the bar sticks, in pixels: at 50 it does not, at 51 it does (NAV-02, CONST-01). */
const STICKY_THRESHOLD_PX = 50;

const { main, pages } = labels.navigation;

/** Paths at which the Pages submenu is active although it does not link to them: most have no page (NAV-04). */
const ACTIVE_ONLY =
  /^\/(team|user-(profile|billing|payment|invoice|social|notification|setting)|helpcenter-(guides|support)|login|signup|forgot-password|lock-screen|comingsoon|maintenance|404)$/;

/** The page in the menu under which pages of a layout are: `/services` for a service, `/blogs` for an article or a post (NAV-01). */
function partOfSite(layout = ""): string | undefined {
  if (layout.startsWith("service")) return "/services";
  return layout === "article" || layout.startsWith("blog") ? "/blogs" : undefined;
}

/** The navigation: a row of links on wide screens, a menu that opens on small ones (NAV-01 to NAV-04). Works without JavaScript. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const isStuck = useScrolledPast(STICKY_THRESHOLD_PX);
  const submenu = useDisclosure();
  return (
    <header className={styles.header} data-stuck={isStuck ? "" : undefined} data-over={pathname === "/" ? "" : undefined}>
      <Wrap>
        <div className={styles.row} data-row="">
          <Logo />
          <nav className={styles.wide} data-only-wide="" aria-label={labels.navigation.name}>
            <MenuList submenu={submenu} />
          </nav>
          <PageLink className={styles.search} to="/search" aria-label={labels.navigation.search} data-screen-only="">
            <Icon shape={Search} size="large" />
          </PageLink>
          <div className={styles.call} data-screen-only="">
            <CallButton look="ink" small>
              <PhoneNumber />
              <VisuallyHidden>{` ${labels.navigation.call}`}</VisuallyHidden>
            </CallButton>
          </div>
          <NarrowMenu />
          {/* For paper. Browsers wait for lazy pictures before they print, but not for those of a print stylesheet. */}
          {useHydrated() && <img className={styles.qr} src="/contact-qr.svg" alt="" loading="lazy" />}
        </div>
      </Wrap>
    </header>
  );
}

function NarrowMenu() {
  const menu = useDisclosure("header");
  return (
    <details className={styles.narrow} ref={menu} data-only-small="" data-screen-only="">
      <summary>
        <span className={styles.whenClosed}>
          <Icon shape={Menu} size="large" />
          <VisuallyHidden>{labels.navigation.open}</VisuallyHidden>
        </span>
        <span className={styles.whenOpen}>
          <Icon shape={X} size="large" />
          <VisuallyHidden>{labels.navigation.close}</VisuallyHidden>
        </span>
      </summary>
      <nav className={styles.menu} aria-label={labels.navigation.name}>
        <MenuList />
        <MenuFoot />
      </nav>
    </details>
  );
}

/** The menu's links, with the Pages submenu before the last of them (NAV-01, NAV-04); in the narrow menu, without a ref, it is open on its pages. */
function MenuList({ submenu }: { submenu?: Ref<HTMLDetailsElement> }) {
  const { pathname } = useLocation();
  const isActive = ACTIVE_ONLY.test(pathname) || pages.links.some(({ link }) => link === pathname);
  const part = partOfSite(useLayout());
  const itemsOf = (links: typeof main) =>
    links.map(({ label, link }) => (
      <li key={link}>
        <PageLink className={styles.link} to={link} aria-current={link === pathname ? "page" : link === part || undefined}>
          {label}
        </PageLink>
      </li>
    ));
  return (
    <ul>
      {itemsOf(main.slice(0, -1))}
      {pages.links.length > 0 && (
        <li>
          <details ref={submenu} open={isActive && !submenu}>
            <summary className={styles.link} data-on={isActive ? "" : undefined}>
              {pages.label}
              <Icon shape={ChevronDown} size="small" />
            </summary>
            <ul className={styles.panel}>{itemsOf(pages.links)}</ul>
          </details>
        </li>
      )}
      {itemsOf(main.slice(-1))}
    </ul>
  );
}

/** How to reach the business, at the end of the menu that opens. */
function MenuFoot() {
  return (
    <div className={styles.menuFoot}>
      <CallButton look="gold" wide>
        <span>
          {`${labels.navigation.call} `}
          <PhoneNumber />
        </span>
      </CallButton>
      {business.hours && <p>{business.hours.summary.whole}</p>}
      {business.socials.length > 0 && (
        <ul className={styles.socials}>
          {business.socials.map(({ name, icon, address }) => (
            <li key={name}>
              <a href={address} aria-label={name}>
                <Icon shape={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
