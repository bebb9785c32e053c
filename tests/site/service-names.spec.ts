import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/** The names of DET-02, in the order of the requirements' paths (RT-02). */
const NAMES = {
  "/air-conditioning-installation": "Air Conditioning Installation",
  "/air-conditioning-maintenance": "Air Conditioning Maintenance",
  "/refrigeration-services": "Refrigeration Services",
  "/fault-finding-repairs": "Fault Finding & Repairs",
  "/plumbing-services": "Plumbing Services",
  "/tiling-painting": "Tiling & Painting",
  "/doors-skirting-installation": "Doors & Skirting Installation",
  "/cold-room-installation-repairs": "Cold Room Installation & Repairs",
  "/home-renovation-improvement": "Home Renovations & Improvements",
  "/electrical-installations-repairs": "Electrical Installations & Repairs",
};

test("DET-02 SERV-01 /services shows the ten names", async ({ page }) => {
  await page.goto("/services");
  const cards = page.getByRole("main").locator("li", { has: page.getByRole("link", { name: /^Explore Now/ }) });
  await expect(cards.getByRole("heading")).toHaveText(Object.values(NAMES));
  const catalogue = await page.locator("script[type='application/ld+json']").allTextContents();
  for (const name of Object.values(NAMES)) expect(catalogue.join()).toContain(JSON.stringify(name));
});

for (const [path, name] of Object.entries(NAMES))
  test(`DET-02 the page of ${path} has its name in title, breadcrumb and structured data`, async ({ page }) => {
    await page.goto(path);
    expect((await page.title()).startsWith(`${name} | `)).toBe(true);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").last()).toHaveText(name);
    const described = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(described.join()).toContain(JSON.stringify(name));
    for (const link of await page.getByRole("contentinfo").locator(`a[href='${path}']`).all()) await expect(link).toHaveText(name);
  });
