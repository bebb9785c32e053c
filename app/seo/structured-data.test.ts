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

test("the home page says when the business is open, and on which days", () => {
  const days = [
    { day: "Monday" as const, name: "", opens: "07:30", closes: "17:00" },
    { day: "Sunday" as const, name: "" },
    { day: "Tuesday" as const, name: "", opens: "07:30", closes: "17:00" },
    { day: "Wednesday" as const, name: "", opens: "10:00", closes: "13:00" },
  ];
  const [described] = things("home", {}, { ...business, hours: { ...business.hours, days } });
  expect(described?.openingHoursSpecification).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday"], opens: "07:30", closes: "17:00" },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Wednesday"], opens: "10:00", closes: "13:00" },
  ]);
});

test.each(["article", "service", "text"] as const)("a page that is not about the business names it only: %s", (layout) => {
  expect(things(layout, {}, { ...business, trade: "Plumber" })[0]).toEqual({
    "@type": "Plumber",
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
