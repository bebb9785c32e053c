import { business, labels } from "virtual:site";
import { Mail, MapPin, Phone, UserRoundPlus } from "lucide";
import { useState } from "react";
import { instead } from "../../browser/clicks.ts";
import type { Page } from "../../schema/page.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneLink, PhoneNumber } from "../../ui/phone/phone.tsx";
import { Stack } from "../../ui/section/section.tsx";
import { MapOverlay, MapPanel } from "../../widgets/map/map.tsx";
import { AreaMap } from "../area-map/area-map.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { ItemList } from "../item-list/item-list.tsx";
import { OpenNow } from "../opening/open-now.tsx";

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

/** The second phone number or the only one, e-mail and place, a card each for what there is (CONT-01). The link of the place opens its map over the screen (CONT-02). */
export function ContactCards({ page }: { page: Page<"contact"> }) {
  const { footerPhone: phone = business.phone, email, address, map } = business;
  const [isMapOpen, setMapOpen] = useState(false);
  const { note: secondNote, ...phoneCard } = page.phoneCard;
  const cards = [
    { ...phoneCard, note: business.footerPhone && secondNote, icon: Phone, desc: <PhoneNumber phone={phone} />, link: phone.href },
    ...(email ? [{ ...page.emailCard, icon: Mail, desc: <bdi>{email}</bdi>, link: `mailto:${email}` }] : []),
    { ...page.locationCard, icon: MapPin, desc: address.line, ...(map && { link: map.view, onClick: instead(() => setMapOpen(true)) }) },
  ];
  const list = <ItemList items={cards} look="quiet" level={2} />;
  const drawing = page.areaMap && <AreaMap map={page.areaMap} page="/areas-we-serve" />;
  const mapLabels = { ...labels.map, place: address.line };
  return (
    <Stack>
      {map ? (
        <MapPanel embed={map.embed} title={mapLabels.title} drawing={drawing}>
          {list}
        </MapPanel>
      ) : (
        list
      )}
      {!map && drawing}
      {map && isMapOpen && <MapOverlay embed={map.embed} labels={mapLabels} onClose={() => setMapOpen(false)} />}
    </Stack>
  );
}
