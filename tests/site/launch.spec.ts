/** The site as its owner takes it over: every fact set, and an article, a post, a question, a testimonial and a picture added. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { dayInWords } from "../../app/content/page-data.ts";
import { redirects, reservedPaths } from "../../app/redirects.ts";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { serveSite } from "../../vite/hosting.ts";
import { content, words } from "../support/content.ts";
import { type Launch, launch } from "../support/launch.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";
import { expect, openHydrated, test } from "../support/test.ts";

test.describe.configure({ mode: "default" }); // one build for all

let copy: SiteCopy;
let launched: Launch;
let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copySite();
  launched = await launch(copy.root);
  const { status, stderr } = copy.run("build");
  expect(status, stderr).toBe(0);
  site = await serveSite({ root: copy.dist, port: 0, host: "127.0.0.1" });
});
test.afterAll(async () => {
  await site?.close();
  copy?.remove();
});

test("DATA-02 check:content finds nothing wrong after the launch", () => {
  expect(copy.run("check:content")).toMatchObject({ status: 0, stderr: "" });
});

test("DATA-03 check:launch finds no placeholder after the launch", () => {
  expect(copy.run("check:launch")).toMatchObject({ status: 0, stderr: "" });
});

test("DATA-03 no file of the built site holds a fact that came with the repository", () => {
  const shipped = /Langeberg|Air &(?:amp;)? Home|021 000 000|27210000|hello@example|www\.example\.com|Example Street|v=placeholder/;
  const files = globSync("**/*.{html,js,css,json,xml,txt,vcf,svg,webmanifest}", { cwd: copy.dist });
  expect(files.length).toBeGreaterThan(100);
  const holding = files.filter((file) => shipped.test(readFileSync(path.join(copy.dist, file), "utf8").replaceAll("\u00a0", " ")));
  expect(holding).toEqual([]);
});

test("DATA-03 HOME-01 the site says the owner's facts, and hydrates with them", async ({ page, faults }) => {
  const { name, phone, footerPhone, email, address, hours, socials, map, video, chatPhone, founded } = launched.facts;
  const href = (number: string) => `tel:${number.replaceAll(" ", "")}`;
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Video</title>" }));
  await openHydrated(page, `${site.address}/`);
  const bar = page.getByRole("region", { name: words.navigation.topBar });
  await expect(bar).toContainText(`${hours.summary.days} ${hours.summary.times}`);
  await expect(bar.locator(`a[href="${map.view}"]`)).toContainText(`${address.street}, ${address.suburb}, ${address.city}`);
  await expect(bar.locator(`a[href="mailto:${email}"]`)).toContainText(email);
  await expect(bar.locator(`a[href="${href(phone)}"]`)).toBeVisible();
  for (const social of socials) await expect(bar.getByRole("link", { name: social.name })).toHaveAttribute("href", social.address);
  await page.getByRole("main").locator(`a[href="${video.address}"]`).click();
  const popup = page.getByRole("dialog", { name: video.title });
  await expect(popup.locator("iframe")).toHaveAttribute("src", playerOf(video.address)?.address ?? "");
  await expect(popup).toContainText(video.description);
  await page.keyboard.press("Escape");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator(`a[href="${href(footerPhone)}"]`)).toBeVisible();
  await expect(footer).toContainText(String(founded));
  const chat = page.getByRole("button", { name: words.chat.open });
  await chat.click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  const response = await page.request.get(`${site.address}/contact`);
  expect(await response.text()).toContain(`https://api.whatsapp.com/send/?phone=${chatPhone}`);
  expect(faults).toEqual([]);
});

test("DATA-03 CONT-01 the hours of each day are the owner's: Saturday closed as Sunday", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-07T10:00:00+02:00") }); // a Saturday
  await openHydrated(page, `${site.address}/contact`);
  const main = page.getByRole("main");
  await expect(main).toContainText(words.opening.closed);
  const closed = main.getByText(words.hours.closedDay, { exact: true });
  await expect(closed).toHaveCount(3); // with the builders' holiday
  for (const { reason } of launched.facts.hours.otherDays)
    await expect(main.getByText(reason)).toHaveCount(reason.endsWith("over") ? 0 : 1);
  for (const { holiday } of launched.facts.hours.holidaysWorked) await expect(main).toContainText(holiday);
  await expect(main).toContainText(words.hours.holidaysOtherwiseClosed);
  await expect(main).toContainText("7.30am");
});

test("HOME-01 search engines read the owner's days to come on the contact page, and on no other", async ({ request }) => {
  const special = /"specialOpeningHoursSpecification":(\[.*?\])/;
  const [, found = "[]"] = special.exec(await (await request.get(`${site.address}/contact`)).text()) ?? [];
  expect(JSON.parse(found)).toMatchObject([
    { validFrom: "2091-12-14", validThrough: "2092-01-04", opens: "00:00", closes: "00:00" },
    { validFrom: "2091-11-30", validThrough: "2091-11-30", opens: "07:30", closes: "12:00" },
  ]);
  expect(await (await request.get(`${site.address}/`)).text()).not.toMatch(special);
});

test("DATA-01 a new article has its page, and another's page and the sitemap lead to it", async ({ page, request }) => {
  const { title, url } = launched.article;
  const before = content.articles.findLast((article) => article.url !== url);
  await openHydrated(page, `${site.address}${encodeURI(before?.url ?? "")}`);
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(`${site.address}${url}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText(dayInWords(launched.date));
  await openHydrated(page, `${site.address}${url}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).toContain(`${url}</loc>`);
});

test("DATA-01 BLOG-01 BLOG-04 a new post is the last in the lists, and has its page and its number's", async ({ page }) => {
  const { id, title, url } = launched.post;
  await openHydrated(page, `${site.address}/blogs`);
  await page.locator("[data-layout=grid]").first().locator("> li").last().getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`${site.address}${url}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await openHydrated(page, `${site.address}/blog-detail/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("DATA-01 TERMS-01 a new question is the last of the terms, with its answer", async ({ page }) => {
  await openHydrated(page, `${site.address}/terms`);
  const questions = page.locator("section[aria-labelledby=questions]");
  const last = questions.locator("h3").last();
  await expect(last).toHaveText(launched.question.title);
  await last.getByRole("button").click();
  await expect(questions.locator("[data-part=answer]").last()).toHaveText(launched.question.desc.replace("{{phone}}", "021 556 0137"));
  await expect(questions.locator("[data-part=answer]").last()).toBeVisible();
});

test("DATA-01 STATE-01 a new testimonial is the carousel's last, with the new picture and its words", async ({ page, request }) => {
  await page.goto(`${site.address}/`);
  const slide = page.locator("[aria-roledescription=carousel] figure", { hasText: launched.testimonial.name });
  await expect(slide).toContainText(launched.testimonial.desc);
  const picture = await slide.locator("img").getAttribute("src");
  expect(picture).toMatch(new RegExp(`^/pictures/${launched.picture.name}\\.`));
  expect((await request.get(`${site.address}${picture}`)).headers()["content-type"]).toBe("image/webp");
  await page.goto(`${site.address}${launched.article.url}`);
  await expect(page.locator("[data-page-picture] img")).toHaveAttribute("alt", launched.picture.alt);
});

test("DATA-02 every folder and document of the built site that is no page is a path that no new page can take", () => {
  const names = readdirSync(copy.dist, { withFileTypes: true });
  const isPage = (name: string) => existsSync(path.join(copy.dist, name, "page.json")) || `/${name}` in redirects;
  const others = names
    .filter((entry) => (entry.isDirectory() ? !entry.name.startsWith(".") : /^(?!index\b).*\.html$/.test(entry.name)))
    .map(({ name }) => name.replace(/\.html$/, ""))
    .filter((name) => !isPage(name))
    .map((name) => `/${name}`);
  // The launched site has its video at a video service, and so no film.
  expect([...others, "/films"].toSorted()).toEqual(reservedPaths);
});
