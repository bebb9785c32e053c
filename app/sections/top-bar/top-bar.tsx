import { business, labels } from "virtual:site";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./top-bar.module.css";

/** Above the navigation: hours, address, e-mail, phone and social icons (HOME-01); on narrow screens shorter, or in the menu. */
export function TopBar() {
  const { hours, address, email, map, phone, socials } = business;
  return (
    <section className={styles.bar} data-surface="ink" aria-label={labels.navigation.topBar}>
      <Wrap>
        <ul className={styles.row} data-row="">
          {hours && (
            <li className={styles.hours}>
              <Icon shape="icon-clock" size="small" />
              <span>{hours.summary.whole}</span>
            </li>
          )}
          <li className={styles.address}>
            <PageLink to={map?.view ?? "/contact"}>
              <Icon shape="icon-map-pin" size="small" />
              <span>{address.line}</span>
            </PageLink>
          </li>
          {email && (
            <li className={styles.email}>
              <a href={`mailto:${email}`}>
                <Icon shape="icon-mail" size="small" />
                <bdi>{email}</bdi>
              </a>
            </li>
          )}
          <li className={styles.phone}>
            <a href={phone.href}>
              <Icon shape="icon-phone" size="small" />
              <PhoneNumber />
            </a>
          </li>
          {socials.map(({ name, icon, address: href }) => (
            <li key={name} className={styles.social} data-screen-only="">
              <a href={href} aria-label={name}>
                <Icon shape={icon} size="small" />
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
