import { business } from "virtual:site";
import { Mail, MapPin, Phone } from "lucide";
import { type MouseEvent, useState } from "react";
import { flag, MORE_BOX } from "../../browser/attributes.ts";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import { addressLine } from "../../schema/address-line.ts";
import type { Page } from "../../schema/page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { MapOverlay } from "../../widgets/map/map.tsx";
import { mapLabels } from "../contact-map/map-labels.ts";
import styles from "./contact-cards.module.css";

/** Phone, e-mail and place, a card each (CONT-01); the place's link opens the map over the screen (CONT-02). */
export function ContactCards({ page }: { page: Page<"contact"> }) {
  const { phone, email, address, map } = business;
  const [isMapOpen, setMapOpen] = useState(false);
  const openMap = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isForThisTab(event)) return;
    event.preventDefault();
    setMapOpen(true);
  };
  return (
    <ul className={styles.cards}>
      <li {...flag(MORE_BOX)}>
        <Icon shape={Phone} size="display" />
        <h2>{page.phoneCard.title}</h2>
        <p>
          <PhoneNumber phone={phone} />
        </p>
        <MoreLink to={phone.href} label={page.phoneCard.linkLabel} coversBox />
      </li>
      <li {...flag(MORE_BOX)}>
        <Icon shape={Mail} size="display" />
        <h2>{page.emailCard.title}</h2>
        <p>
          <bdi>{email}</bdi>
        </p>
        <MoreLink to={`mailto:${email}`} label={page.emailCard.linkLabel} coversBox />
      </li>
      <li {...flag(MORE_BOX)}>
        <Icon shape={MapPin} size="display" />
        <h2>{page.locationCard.title}</h2>
        <p>{addressLine(address)}</p>
        <MoreLink to={map.view} label={page.locationCard.linkLabel} coversBox onClick={openMap} />
        {isMapOpen && <MapOverlay embed={map.embed} labels={mapLabels()} onClose={() => setMapOpen(false)} />}
      </li>
    </ul>
  );
}
