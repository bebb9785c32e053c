import { expect, test } from "vitest";
import { business } from "../../tests/fixtures/business.ts";
import type { Business } from "../schema/business.ts";
import type { PageData } from "../schema/page.ts";
import { structuredData } from "./structured-data.ts";

/** What is described on a page. */
function things(layout: PageData["layout"], fields: object = {}, facts: Business = business) {
  const page = { layout, path: "/page", title: "A page", image: { src: "/pictures/a", width: 1280 }, serviceCards: [], ...fields };
  return structuredData(page as unknown as PageData, facts)["@graph"] as Record<string, unknown>[];
}

test("the home page says when the business is open: days of the same hours together, none that is closed", () => {
  const days = business.hours.days.with(2, { day: "Wednesday", opens: "10:00", closes: "13:00" });
  const [described] = things("home", {}, { ...business, hours: { ...business.hours, days } });
  expect(described?.openingHoursSpecification).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday", "Thursday", "Friday"], opens: "07:30", closes: "17:00" },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Wednesday"], opens: "10:00", closes: "13:00" },
  ]);
});

test.each(["article", "service", "text"] as const)("a page that is not about the business names it only: %s", (layout) => {
  expect(things(layout)[0]).toEqual({
    "@type": "HVACBusiness",
    "@id": "https://www.kloofcooling.co.za/#business",
    name: "Kloof Cooling & Home",
    url: "https://www.kloofcooling.co.za",
    telephone: "+27215560137",
  });
});

test.each(["home", "services", "service", "article", "contact"] as const)("no page marks up the business's own rating: %s", (layout) => {
  expect(JSON.stringify(things(layout, {}, { ...business, rating: { value: "4.8", count: 212 } }))).not.toMatch(/rating|review|212/i);
});

test("the breadcrumb has the steps of the one that is seen, the page itself without an address", () => {
  const described = things("service", { above: { title: "Our Services", path: "/services" } });
  expect(described.find(({ itemListElement }) => itemListElement)?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Kloof Cooling & Home", item: "https://www.kloofcooling.co.za" },
    { "@type": "ListItem", position: 2, name: "Our Services", item: "https://www.kloofcooling.co.za/services" },
    { "@type": "ListItem", position: 3, name: "A page" },
  ]);
});

test("HOME-01 the contact page says the owner's other days, a closed one as from midnight to midnight; no other page does", () => {
  expect(things("contact")[0]?.specialOpeningHoursSpecification).toEqual([
    { "@type": "OpeningHoursSpecification", validFrom: "2091-12-14", validThrough: "2092-01-04", opens: "00:00", closes: "00:00" },
    { "@type": "OpeningHoursSpecification", validFrom: "2091-11-30", validThrough: "2091-11-30", opens: "07:30", closes: "12:00" },
  ]);
  const without = { ...business, hours: { ...business.hours, otherDays: [] } };
  for (const [described] of [things("home"), things("contact", {}, without)])
    expect(described).not.toHaveProperty("specialOpeningHoursSpecification");
});
