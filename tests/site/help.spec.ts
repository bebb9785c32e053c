import type { Picture } from "../../app/schema/fields.ts";
import { proseHeadings } from "../../app/schema/prose.ts";
import { pageTitle } from "../../app/seo/page-title.ts";
import { business, content, menuLabel, place, textPage, words } from "../support/content.ts";
import { expect, servedTest as test } from "../support/test.ts";
import { fileOf, textsOf } from "../support/texts.ts";

test("ABOUT-01 /aboutus has a hero, a way home, long sections, testimonials and a call to action, as its file says", async ({ page }) => {
  await page.goto("/aboutus");
  await expect(
    page.getByRole("navigation", { name: words.navigation.breadcrumb }).getByRole("link", { name: menuLabel("/") }),
  ).toHaveAttribute("href", "/");
  const { heading, lead, image, body } = textPage("/aboutus");
  await expect(page.locator("h1")).toHaveText(heading);
  await expect(page.locator("h1 ~ p").first()).toHaveText(lead);
  await expect(page.locator("main img[loading=eager]")).toHaveAttribute("src", fileOf(image as Picture));
  expect(await page.locator("[data-prose=body] h2").count()).toBeGreaterThanOrEqual(3);
  await expect(page.locator("[data-prose=body] h2")).toHaveText(proseHeadings(body).map(({ text }) => text));
  expect(((await page.locator("[data-prose=body]").textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(500);
  await expect(page.locator("#testimonials")).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText(content.testimonials.map(({ desc }) => desc));
  await expect(page.locator("section[aria-labelledby=call-us] a[href^='tel:']")).toBeVisible();
});

test("HELP-01 HOME-07 /helpcenter has the name of its file, four tiles that say what it says, three help cards and further links", async ({
  page,
}) => {
  await page.goto("/helpcenter");
  const { heading } = content.pages.helpcenter;
  await expect(page.locator("h1")).toHaveText(heading);
  await expect(page).toHaveTitle(pageTitle({ ...content.pages.helpcenter, path: "/helpcenter" }, business));
  const items = await page.locator("[data-count='4'] > li").all();
  expect(await Promise.all(items.map(textsOf))).toEqual(
    content.pages.helpcenter.tiles.map((tile) => [tile.title, tile.desc, tile.linkLabel, tile.title]),
  );
  const tiles = page.locator("[data-count='4'] a");
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    content.pages.helpcenter.tiles.map(({ link }) => link),
  );
  const cards = page.locator("[data-count='3'] a");
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    content.pages.home.helpCards.map(({ link }) => link),
  );
  await expect(page.getByRole("main").locator("a[href='/contact-us']")).toBeVisible();
  expect(await page.getByRole("main").locator("a[href='/']").count()).toBeGreaterThanOrEqual(2);
});

test("FAQ-01 FAQ-02 /helpcenter-faqs has four sections with the first four shared questions and their answers each, and a sidebar", async ({
  page,
}) => {
  await page.goto("/helpcenter-faqs");
  await expect(page.getByRole("navigation", { name: words.navigation.breadcrumb }).locator("a[href='/helpcenter']")).toBeVisible();
  const titles = content.pages["helpcenter-faqs"].sections.map(({ title }) => title);
  expect(titles).toHaveLength(4);
  const sidebar = page.getByRole("main").getByRole("navigation").last().getByRole("link");
  await expect(sidebar).toHaveText(titles);
  const texts: string[][] = [];
  for (const [index, title] of titles.entries()) {
    const anchor = ((await sidebar.nth(index).getAttribute("href")) ?? "").slice(1);
    const section = page.locator(`section[aria-labelledby="${anchor}"]`);
    await expect(section.locator("h2")).toHaveText(title);
    await expect(section.locator("details[open]")).toHaveCount(1);
    texts.push(await section.locator("h3, [data-part=answer]").allTextContents());
  }
  const shown = content.faqs.slice(0, 4).flatMap(({ title, desc }) => [title, desc]);
  expect(texts).toEqual(titles.map(() => shown));
});

test("TERMS-01 DATA-01 /terms has its text, and all shared questions in the order of their file", async ({ page }) => {
  await page.goto("/terms");
  const headings = proseHeadings(textPage("/terms").body).map(({ text }) => text);
  await expect(page.locator("[data-prose=body] h2")).toHaveText(headings);
  const questions = page.locator("section[aria-labelledby=questions]");
  await expect(questions.locator("h3")).toHaveText(content.faqs.map(({ title }) => title));
  await expect(questions.locator("[data-part=answer]")).toHaveText(content.faqs.map(({ desc }) => desc));
});

test("PRIV-01 /privacy has the parts of its file", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.locator("[data-prose=body] h2")).toHaveText(proseHeadings(textPage("/privacy").body).map(({ text }) => text));
});

test("CONT-01 /contact has cards for phone, e-mail and place that lead to a call, a message and the map; the hours, what a visit costs, and no form", async ({
  page,
}) => {
  const { phone, email, map } = business;
  await page.goto("/contact");
  const main = page.getByRole("main");
  const cards = main.locator("li[data-more-box]");
  await expect(cards).toHaveCount(3);
  for (const [index, shown, link] of [
    [0, phone.display, phone.href],
    [1, email, `mailto:${email}`],
    [2, place, map.view],
  ] as const) {
    await expect(cards.nth(index)).toContainText(shown);
    await expect(cards.nth(index).getByRole("link")).toBeVisible();
    await expect(cards.nth(index).getByRole("link")).toHaveAttribute("href", link);
  }
  await expect(cards.nth(2).getByRole("link")).toHaveAccessibleName(content.pages.contact.locationCard.linkLabel);
  for (const said of [content.pages.contact.costs.text, content.pages.contact.afterHours ?? ""]) await expect(main).toContainText(said);
  await expect(page.locator("main form, main input, main textarea")).toHaveCount(0);
  for (const { day } of business.hours.days) await expect(main).toContainText(day);
});

test("the number can be saved as a contact", async ({ request }) => {
  const response = await request.get("/contact.vcf");
  expect(response.headers()["content-type"]).toContain("text/vcard");
  const lines = (await response.text()).split("\r\n");
  expect([...lines.slice(0, 2), ...lines.slice(-2)]).toEqual(["BEGIN:VCARD", "VERSION:3.0", "END:VCARD", ""]);
  const numbers = lines.filter((line) => line.startsWith("TEL")).map((line) => line.replace(/^[^:]*:/, "tel:"));
  expect(numbers).toEqual([business.phone.href, business.footerPhone.href]);
});

test("RT-07 /team, /areas-we-serve and /support are real pages, and /contact-us leads to /contact", async ({ page, request }) => {
  for (const path of ["/team", "/areas-we-serve", "/support"]) {
    await page.goto(path);
    expect(((await page.getByRole("main").textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(300);
  }
  await page.goto("/areas-we-serve");
  expect(await page.getByRole("main").locator("section").first().getByRole("listitem").count()).toBeGreaterThanOrEqual(50);
  const response = await request.get("/contact-us", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, "/contact"]);
});
