import { expect, test } from "vitest";
import type { Business } from "../schema/business.ts";
import type { PageData } from "../schema/page.ts";
import { structuredData } from "./structured-data.ts";

const business = {
  name: "Air & Home",
  website: "https://air.example",
  phone: { href: "tel:+27210000001" },
  email: "hello@example.com",
  address: { street: "1 Example Street", suburb: "Glen", city: "Cape Town", region: "Western Cape", postalCode: "7569", country: "ZA" },
  position: { latitude: -33.8, longitude: 18.7 },
  hours: {
    days: [
      { day: "Friday", opens: "08:00", closes: "18:00" },
      { day: "Saturday", opens: "09:00", closes: "13:00" },
      { day: "Monday", opens: "08:00", closes: "18:00" },
      { day: "Sunday" },
    ],
  },
} as unknown as Business;

const things = (kind: PageData["kind"]) => {
  const page = {
    kind,
    path: "/page",
    title: "A page",
    image: { src: "/pictures/a", width: 1280 },
    serviceCards: [],
  } as unknown as PageData;
  return structuredData(page, business)["@graph"] as Record<string, unknown>[];
};

test("the home page says when the business is open: days of the same hours together, none that is closed", () => {
  const [described] = things("home");
  expect(described?.openingHoursSpecification).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday", "Monday"], opens: "08:00", closes: "18:00" },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
  ]);
});

test.each(["article", "service", "privacy"] as const)("a page that is not about the business names it only: %s", (kind) => {
  expect(things(kind)[0]).toEqual({
    "@type": "HVACBusiness",
    "@id": "https://air.example/#business",
    name: "Air & Home",
    url: "https://air.example",
    telephone: "+27210000001",
  });
});

test.each(["home", "services", "service", "article", "contact"] as const)("no page marks up the business's own rating: %s", (kind) => {
  expect(JSON.stringify(things(kind))).not.toMatch(/rating|review/i);
});

test("the breadcrumb has the steps of the one that is seen, the page itself without an address", () => {
  const page = {
    kind: "service",
    path: "/page",
    title: "A page",
    servicesTitle: "Our Services",
    image: { src: "/pictures/a", width: 1280 },
  };
  const described = structuredData(page as unknown as PageData, business)["@graph"] as { itemListElement?: unknown }[];
  expect(described.find(({ itemListElement }) => itemListElement)?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Air & Home", item: "https://air.example" },
    { "@type": "ListItem", position: 2, name: "Our Services", item: "https://air.example/services" },
    { "@type": "ListItem", position: 3, name: "A page" },
  ]);
});
