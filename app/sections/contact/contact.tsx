import { business, labels } from "virtual:site";
import { Mail, MapPin, Phone, UserRoundPlus } from "lucide";
import { useState } from "react";
import { instead } from "../../browser/clicks.ts";
import type { Page } from "../../schema/page.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink, PhoneNumber } from "../../ui/phone/phone.tsx";
import { MapOverlay, MapPanel } from "../../widgets/map/map.tsx";
import { AreaMap } from "../area-map/area-map.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { LinkCards } from "../link-cards/link-cards.tsx";
import { OpenNow } from "../opening/open-now.tsx";

/** The words of every map of the business's place. */
const mapLabels = { ...labels.map, again: labels.loading.again, place: business.address.line };

/** The number, the largest thing on its page; below it the chat, the number to be saved, and whether someone answers now. */
export function ContactActions({ saveNumberLabel }: { saveNumberLabel: string }) {
  return (
    <>
      <PhoneLink size="page" />
      <Actions>
        <ChatLink look="gold" />
        {/* Not `download`: Chromium takes such a link past the service worker, and the card would not open without a signal. */}
        <ButtonLink to="/contact.vcf" isDocument>
          <Icon shape={UserRoundPlus} />
          {saveNumberLabel}
        </ButtonLink>
        <OpenNow />
      </Actions>
    </>
  );
}

/** Phone, e-mail and place, a card each for what there is (CONT-01); the place's link opens the map over the screen (CONT-02). */
export function ContactCards({ page }: { page: Page<"contact"> }) {
  const { phone, email, address, map } = business;
  const [isMapOpen, setMapOpen] = useState(false);
  const cards = [
    { ...page.phoneCard, icon: Phone, desc: <PhoneNumber />, link: phone.href },
    ...(email ? [{ ...page.emailCard, icon: Mail, desc: <bdi>{email}</bdi>, link: `mailto:${email}` }] : []),
    { ...page.locationCard, icon: MapPin, desc: address.line, ...(map && { link: map.view, onClick: instead(() => setMapOpen(true)) }) },
  ];
  return (
    <>
      <LinkCards cards={cards} hasQuietHeadings level={2} />
      {map && isMapOpen && <MapOverlay embed={map.embed} labels={mapLabels} onClose={() => setMapOpen(false)} />}
    </>
  );
}

/** Where the business is, on a map that loads when the visitor scrolls to it (CONT-01); until then its areas, on our own (LOOK-03). */
export function ContactMap({ areas }: { areas: Page<"contact">["areaMap"] }) {
  const drawing = areas && <AreaMap map={areas} page="/areas-we-serve" />;
  if (!business.map) return drawing;
  return (
    <MapPanel embed={business.map.embed} view={business.map.view} labels={mapLabels}>
      {drawing}
    </MapPanel>
  );
}
