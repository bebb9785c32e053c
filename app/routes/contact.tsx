import { business, routes } from "virtual:site";
import { usePage } from "../browser/use-page.ts";
import { Areas } from "../sections/areas/areas.tsx";
import { ContactActions, ContactCards } from "../sections/contact/contact.tsx";
import { Hours } from "../sections/hours/hours.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Columns, Section, Stack } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** How to reach the business; the number is the largest thing on the page (CONT-01). */
export function Component() {
  const page = usePage<"contact">();
  const hasAreas = "/areas-we-serve" in routes;
  const others = (
    <Stack>
      {(page.areas.length > 0 || hasAreas) && (
        <div>
          <h2>{page.areasHeading}</h2>
          {page.areas.length > 0 && <Areas places={page.areas} />}
          {hasAreas && <MoreLink to="/areas-we-serve" label={page.areasLinkLabel} />}
        </div>
      )}
      {page.costs.text && (
        <div>
          <h2>{page.costs.heading}</h2>
          <p>{page.costs.text}</p>
        </div>
      )}
    </Stack>
  );
  return (
    <StandardPage page={page} next={<ContactActions saveNumberLabel={page.saveNumberLabel} />} hasQuietHeading hasCallToAction={false}>
      <Section>
        <ContactCards page={page} />
      </Section>
      <Section surface="ice">
        {business.hours ? (
          <Columns>
            <div>
              <h2>{page.hoursHeading}</h2>
              <Hours hours={business.hours} otherDays={page.otherDays} />
              {page.afterHours && <p>{page.afterHours}</p>}
              {page.emergencyLabel && "/support" in routes && <MoreLink to="/support#emergencies" label={page.emergencyLabel} />}
            </div>
            {others}
          </Columns>
        ) : (
          others
        )}
      </Section>
    </StandardPage>
  );
}
