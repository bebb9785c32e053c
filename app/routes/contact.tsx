import { business, labels, routes } from "virtual:site";
import { UserRoundPlus } from "lucide";
import { useState } from "react";
import { instead } from "../browser/clicks.ts";
import { usePage } from "../browser/use-page.ts";
import type { Page } from "../schema/page.ts";
import { AreaMap } from "../sections/area-map/area-map.tsx";
import { Areas } from "../sections/areas/areas.tsx";
import { ChatLink } from "../sections/chat-link/chat-link.tsx";
import { Hours } from "../sections/hours/hours.tsx";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { OpenNow } from "../sections/opening/open-now.tsx";
import { Actions, ButtonLink } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { PhoneLink, PhoneNumber } from "../ui/phone/phone.tsx";
import { Section } from "../ui/section/section.tsx";
import { MapOverlay, MapPanel } from "../widgets/map/map.tsx";
import styles from "./contact.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** How to reach the business; the number is the largest thing on the page (CONT-01). */
export function Component() {
  const page = usePage<"contact">();
  const { hours } = business;
  const { costs, afterHours, emergencyLabel, emergencyPath } = page;
  const emergency = emergencyLabel && emergencyPath && <MoreLink to={emergencyPath} label={emergencyLabel} />;
  const hasAreas = "/areas-we-serve" in routes;
  const namesAreas = page.areas.length > 0 || hasAreas;
  const actions = (
    <>
      <PhoneLink size="page" />
      <Actions>
        <ChatLink look="gold" />
        {/* Not `download`: Chromium takes such a link past the service worker, and the card would not open without a signal. */}
        <ButtonLink to="/contact.vcf" isDocument>
          <Icon shape={UserRoundPlus} />
          {page.saveNumberLabel}
        </ButtonLink>
        <OpenNow />
      </Actions>
    </>
  );
  return (
    <StandardPage page={page} next={actions} end="none">
      <Section>
        <ContactCards page={page} />
      </Section>
      {(hours || afterHours || emergency || namesAreas || costs.text) && (
        <Section surface="ice">
          <div data-grid={hours && namesAreas && costs.text ? "" : "2"} data-ruled="">
            {hours && (
              <div className={styles.hours}>
                <h2>{page.hoursHeading}</h2>
                <Hours hours={hours} otherDays={page.otherDays} />
              </div>
            )}
            {(afterHours || emergency) && (
              <div className={styles.after}>
                {afterHours && <p>{afterHours}</p>}
                {emergency}
              </div>
            )}
            {namesAreas && (
              <div>
                <h2>{page.areasHeading}</h2>
                {page.areas.length > 0 && <Areas places={page.areas} />}
                {hasAreas && <MoreLink to="/areas-we-serve" label={page.areasLinkLabel} />}
              </div>
            )}
            {costs.text && (
              <div>
                <h2>{costs.heading}</h2>
                <p>{costs.text}</p>
              </div>
            )}
          </div>
        </Section>
      )}
    </StandardPage>
  );
}

/** The second phone number or the only one, e-mail and place, a card each for what there is (CONT-01). The link of the place opens its map over the screen (CONT-02). */
function ContactCards({ page }: { page: Page<"contact"> }) {
  const { footerPhone: phone = business.phone, email, address, map } = business;
  const [isMapOpen, setMapOpen] = useState(false);
  const note = business.footerPhone && page.phoneCard.note;
  const opensMap = map && { link: map.view, onClick: instead(() => setMapOpen(true)) };
  const cards = [
    { ...page.phoneCard, note, icon: "icon-phone", desc: <PhoneNumber phone={phone} />, link: phone.href },
    ...(email ? [{ ...page.emailCard, icon: "icon-mail", desc: <bdi>{email}</bdi>, link: `mailto:${email}` }] : []),
    { ...page.locationCard, icon: "icon-map-pin", desc: address.line, ...opensMap },
  ];
  const list = <ItemList items={cards} look="quiet" level={2} />;
  const drawing = page.areaMap && <AreaMap map={page.areaMap} page="/areas-we-serve" />;
  const mapLabels = { ...labels.map, place: address.line };
  return (
    <div data-stack="">
      {map ? (
        <MapPanel embed={map.embed} title={mapLabels.title} drawing={drawing}>
          {list}
        </MapPanel>
      ) : (
        list
      )}
      {!map && drawing}
      {map && isMapOpen && <MapOverlay embed={map.embed} labels={mapLabels} onClose={() => setMapOpen(false)} />}
    </div>
  );
}
