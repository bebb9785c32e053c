import type { Business } from "../schema/business.ts";
import type { PageData } from "../schema/page.ts";
import { largestFile } from "../ui/picture/picture-files.ts";

type Thing = Record<string, unknown>;

/** A page's structured data: the business, and what the page is about. The rating is the business's own, so it isn't marked up. */
export function structuredData(page: PageData, business: Business): Thing {
  const saysAll = page.layout === "home" || page.layout === "contact"; // other pages only name the business and link there
  const things = [
    saysAll ? describeBusiness(business) : nameBusiness(business),
    ...(page.layout === "home" ? [] : [breadcrumb(page, business)]),
    ...describeSubject(page, business),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}

const businessId = ({ website }: Business): string => `${website}/#business`;

const nameBusiness = (business: Business): Thing => ({
  "@type": business.trade,
  "@id": businessId(business),
  name: business.name,
  url: business.website,
  telephone: business.phone.href.replace("tel:", ""),
});

function describeBusiness(business: Business): Thing {
  const { email, address, position, hours } = business;
  return {
    ...nameBusiness(business),
    ...(business.legal.name && { legalName: business.legal.name }),
    ...(business.legal.vat && { vatID: business.legal.vat }),
    ...(email && { email }),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.suburb}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(position && { geo: { "@type": "GeoCoordinates", ...position } }),
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
  };
}

/** The opening hours, each with the days that share them. */
function openingHours({ days }: NonNullable<Business["hours"]>): Thing[] {
  const open = days.filter(({ opens }) => opens);
  const byHours = new Map(open.map(({ opens, closes }) => [`${opens}-${closes}`, { opens, closes }]));
  const daysWith = (hours: string) => open.filter(({ opens, closes }) => `${opens}-${closes}` === hours).map(({ day }) => day);
  return [...byHours].map(([hours, times]) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: daysWith(hours), ...times }));
}

/** What a page is about, besides the business. */
function describeSubject(page: PageData, business: Business): Thing[] {
  const { title, description } = page;
  const url = business.website + encodeURI(page.path);
  const image = `${business.website}${largestFile(page.image)}`;
  const provider = { "@id": businessId(business) };
  switch (page.layout) {
    case "services": {
      const offers = page.serviceCards.map((card) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: card.title, url: business.website + card.url, provider },
      }));
      return [{ "@type": "OfferCatalog", name: title, itemListElement: offers }];
    }
    case "service":
      return [{ "@type": "Service", name: title, description, url, image, provider, areaServed: business.address.region }];
    case "article":
      return [
        {
          "@type": "BlogPosting",
          headline: title,
          description,
          url,
          image,
          datePublished: page.day,
          ...(page.checkedDay && { dateModified: page.checkedDay }),
          author: { "@type": "Organization", name: page.author },
          publisher: provider,
        },
      ];
    default:
      return [];
  }
}

/** The same steps as in the visible breadcrumb: home, the parent page if any, and the page itself, which needs no address. */
function breadcrumb(page: PageData, { name, website }: Business): Thing {
  const above = "above" in page && page.above;
  const steps = [{ name, item: website }, ...(above ? [{ name: above.title, item: website + above.path }] : []), { name: page.title }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
