import { business, words } from "virtual:site";
import { ChevronDown, Menu, Phone, X } from "lucide";
import { NavLink, useLocation } from "react-router";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import { isPagesPath } from "./pages-submenu.ts";
import styles from "./site-header.module.css";

const { main, pages } = words.navigation;
const links = { before: main.slice(0, -1), after: main.slice(-1) };

/** The navigation: a row of links on wide screens, a menu that opens on small ones (NAV-01, NAV-04). Works without JavaScript. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <Logo />
          <nav className={styles.wide} aria-label={words.navigation.name}>
            <ul>
              <MenuLinks links={links.before} />
              <li>
                <details className={styles.sub} name="pages">
                  <summary className={styles.link} data-on={isPagesPath(pathname) || undefined}>
                    {pages.label}
                    <Icon shape={ChevronDown} size="small" />
                  </summary>
                  <ul className={styles.panel}>
                    <MenuLinks links={pages.links} />
                  </ul>
                </details>
              </li>
              <MenuLinks links={links.after} />
            </ul>
          </nav>
          <details className={styles.narrow}>
            <summary className={styles.toggle}>
              <span className={styles.whenClosed}>
                <Icon shape={Menu} size="large" />
                <span className={styles.spoken}>{words.navigation.open}</span>
              </span>
              <span className={styles.whenOpen}>
                <Icon shape={X} size="large" />
                <span className={styles.spoken}>{words.navigation.close}</span>
              </span>
            </summary>
            <nav className={styles.menu} aria-label={words.navigation.name}>
              <ul>
                <MenuLinks links={links.before} />
                <li>
                  <details open={isPagesPath(pathname)}>
                    <summary className={styles.link} data-on={isPagesPath(pathname) || undefined}>
                      {pages.label}
                      <Icon shape={ChevronDown} />
                    </summary>
                    <ul className={styles.menuSub}>
                      <MenuLinks links={pages.links} />
                    </ul>
                  </details>
                </li>
                <MenuLinks links={links.after} />
              </ul>
              <ButtonLink to={business.phone.href} look="gold">
                <Icon shape={Phone} />
                {words.navigation.call} <PhoneNumber phone={business.phone} />
              </ButtonLink>
              <p className={styles.hours}>{business.hours.summary}</p>
            </nav>
          </details>
        </div>
      </Wrap>
    </header>
  );
}

function MenuLinks({ links }: { links: { label: string; link: string }[] }) {
  return links.map(({ label, link }) => (
    <li key={link}>
      <NavLink className={styles.link as string} to={link} end>
        {label}
      </NavLink>
    </li>
  ));
}
