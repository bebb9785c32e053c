import { business, labels } from "virtual:site";
import { Clock, Mail, MapPin, Phone } from "lucide";
import { SURFACE } from "../../browser/attributes.ts";
import { addressLine } from "../../schema/address-line.ts";
import { BrandIcon, Icon } from "../../ui/icon/icon.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./top-bar.module.css";

/**
 * Above the navigation: hours, address, e-mail, phone and the business's pages elsewhere (HOME-01). On narrow screens address and e-mail
 * are icons, and the pages elsewhere are in the menu.
 */
export function TopBar() {
  const { hours, address, email, map, phone, socials } = business;
  return (
    <section className={styles.bar} {...{ [SURFACE]: "ink" }} aria-label={labels.navigation.topBar}>
      <Wrap>
        <ul className={styles.row}>
          <li className={styles.hours}>
            <Icon shape={Clock} size="small" />
            <span>{hours.summary.whole}</span>
          </li>
          <li className={styles.address}>
            <a href={map.view} rel="noopener">
              <Icon shape={MapPin} size="small" />
              <span>{addressLine(address)}</span>
            </a>
          </li>
          <li className={styles.email}>
            <a href={`mailto:${email}`}>
              <Icon shape={Mail} size="small" />
              <bdi>{email}</bdi>
            </a>
          </li>
          <li className={styles.phone}>
            <a href={phone.href}>
              <Icon shape={Phone} size="small" />
              <span>
                <PhoneNumber phone={phone} />
              </span>
            </a>
          </li>
          {socials.map(({ name, icon, address: href }) => (
            <li key={name} className={styles.social}>
              <a href={href} aria-label={name} rel="noopener">
                <BrandIcon name={icon} size="small" />
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
