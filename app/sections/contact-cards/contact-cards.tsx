import { business } from "virtual:site";
import { Mail, MapPin, Phone } from "lucide";
import { type MouseEvent, useState } from "react";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import { addressLine } from "../../schema/address-line.ts";
import type { Page } from "../../schema/page.ts";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { MapOverlay } from "../../widgets/map/map.tsx";
import { mapLabels } from "../contact-map/map-labels.ts";
import { LinkCards } from "../link-cards/link-cards.tsx";

/** Phone, e-mail and place, a card each for what there is (CONT-01); the place's link opens the map over the screen (CONT-02). */
export function ContactCards({ page }: { page: Page<"contact"> }) {
  const { phone, email, address, map } = business;
  const [isMapOpen, setMapOpen] = useState(false);
  const openMap = (event: MouseEvent) => {
    if (!isForThisTab(event)) return;
    event.preventDefault();
    setMapOpen(true);
  };
  const cards = [
    { ...page.phoneCard, icon: Phone, desc: <PhoneNumber phone={phone} />, link: phone.href },
    ...(email ? [{ ...page.emailCard, icon: Mail, desc: <bdi>{email}</bdi>, link: `mailto:${email}` }] : []),
    { ...page.locationCard, icon: MapPin, desc: addressLine(address), ...(map && { link: map.view, onClick: openMap }) },
  ];
  return (
    <>
      <LinkCards cards={cards} hasQuietHeadings level={2} />
      {map && isMapOpen && <MapOverlay embed={map.embed} labels={mapLabels()} onClose={() => setMapOpen(false)} />}
    </>
  );
}
