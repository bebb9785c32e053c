/**
 * Each widget that the site has, once, with the router, the policy and the files. What it does in detail is tested beside it.
 */
import type { Locator } from "@playwright/test";
import { cardLinks, emergencyPage } from "../../app/content/page-builders.ts";
import { playerOf } from "../../app/widgets/video-popup/player.ts";
import { business, content, words } from "../support/content.ts";
import { hasPages, SERVICE } from "../support/paths.ts";
import { answerForOthers, chatButton, expect, main, openHydrated, receiveMessages, SEND_LINK, servedTest, test } from "../support/test.ts";

/** Pages with questions, the name of a group of them, and the number of its last one. */
const QUESTIONS = (
  [
    ["/helpcenter-faqs", `${content.pages["helpcenter-faqs"]?.sections.at(-1)?.id}-question`, Math.min(4, content.faqs.length)],
    ["/terms", "question", content.faqs.length],
    [SERVICE, "question", content.services[0]?.faqCount ?? 0],
  ] as const
).filter(([path, , last]) => hasPages(path) && last > 2);

for (const [path, name, last] of QUESTIONS)
  test(`STATE-02 FAQ-02 TERMS-01 DET-02 an anchor and a click each open one question: ${path}`, async ({ page, faults }) => {
    const question = (id: number) => page.locator(`details[name]:has(#${name}-${id})`);
    const open = page.locator(`details[name="${name}"][open]`);
    await openHydrated(page, `${path}#${name}-2`);
    await expect(open.and(question(2)).locator("summary")).toBeInViewport();
    for (const id of [last, last]) {
      await question(id).locator("summary").click({ force: true });
      await expect(open).toHaveCount(1);
      await expect(open.and(question(id))).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

const [item] = content.services[0]?.included ?? [];

if (item)
  servedTest("DET-01 a phone shows the names of what is included, and unfolds the rest; a wide screen shows all", async ({ page }) => {
    const included = page.locator("details", { has: page.locator("#included") });
    const said = included.getByRole("listitem").filter({ hasText: item.title }).filter({ hasText: item.desc });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SERVICE);
    await expect(included.getByText(item.title).first()).toBeVisible();
    await expect(said).toBeHidden();
    await included.getByRole("heading", { name: words.service.included }).click();
    await expect(said).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(said).toBeVisible();
    await expect(included.locator("summary svg")).toBeHidden();
  });

const emergencies = cardLinks(emergencyPage(content));
const [, , third, ...others] = emergencies;

if (hasPages("/helpcenter") && third)
  test("RT-07 HELP-01 a link to an emergency, from another page and from its own, shows its steps", async ({ page, faults }) => {
    const expectShown = async ({ label }: typeof third) => {
      const emergency = page.locator("details", { has: page.getByRole("heading", { name: label, exact: true }) });
      await expect(emergency).toHaveAttribute("open");
      await expect(emergency.getByRole("heading")).toBeInViewport();
    };
    await openHydrated(page, "/helpcenter");
    const last = others.at(-1) ?? third;
    await main(page).locator(`a[href="${last.link}"]`).click();
    await expectShown(last);
    await page.goto(third.link);
    await expectShown(third);
    expect(faults).toEqual([]);
  });

for (const width of hasPages("/helpcenter-faqs") ? [390, 1440] : [])
  test(`FAQ-01 at ${width} px the list scrolls to a section, focuses it and sets its anchor; Back returns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, "/helpcenter-faqs");
    const { id, title } = content.pages["helpcenter-faqs"].sections.at(-1) ?? { id: "", title: "" };
    await main(page).getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title })).toBeFocused();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(page).toHaveURL(`/helpcenter-faqs#${id}`);
    await page.goBack();
    await expect(page).toHaveURL("/helpcenter-faqs");
  });

if (hasPages("/helpcenter-faqs"))
  servedTest("FAQ-02 a phone shows the first section's shared questions, and folds the others'", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/helpcenter-faqs");
    const shared = main(page).locator("details:has(details) > :not(summary)");
    await expect(shared.filter({ visible: true })).toHaveCount(1);
    await expect(shared.first()).toBeVisible();
  });

if (hasPages("/terms"))
  servedTest("TERMS-01 a phone shows a part of the terms when an address leads to its heading", async ({ page }) => {
    const part = main(page).locator("details:not([name])").last();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/terms");
    await expect(part.locator("p").first()).toBeHidden();
    const id = await part.locator("summary [id]").getAttribute("id");
    await page.goto("/");
    await page.goto(`/terms#${id}`);
    await expect(part.locator("p").first()).toBeVisible();
  });

if (content.business.map)
  test("CONT-01 CALL-01 the map's host is asked for nothing until the visitor scrolls to the map", async ({ page, faults }) => {
    const asked = await answerForOthers(page);
    await page.setViewportSize({ width: 1280, height: 1800 });
    await openHydrated(page, "/contact");
    await expect(main(page).locator(`a[href="${business.map.view}"]`)).toBeInViewport();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 60);
    await expect(main(page).locator("iframe")).toBeVisible();
    await expect.poll(() => asked).toEqual([business.map.embed]);
    expect(faults).toEqual([]);
  });

const player = playerOf(content.business.video?.address ?? "");

async function seeFilm(dialog: Locator): Promise<void> {
  await expect(dialog.locator("iframe, video")).toHaveAttribute("src", player?.address ?? "");
  if (player?.kind !== "file") return;
  await expect(dialog.locator("video")).toHaveJSProperty("muted", false);
  await expect.poll(() => dialog.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
}

const PICTURE = "a[href^='/pictures/'] >> nth=1";

async function seeSecond(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("status")).toContainText("2");
  await expect(dialog.getByRole("button", { name: words.lightbox.zoomIn })).toBeVisible();
  await expect(dialog.locator("img:not([inert] *)")).toHaveJSProperty("complete", true);
}

/** What opens over a page, by the page, the link to it, and the dialog's name; and what is to be seen in it. */
const OVER_PAGES: [title: string, path: string, link: string, name: string | undefined, see: (dialog: Locator) => Promise<void>][] = [
  [
    "CONT-02 the map over the screen",
    "/contact",
    `a:has-text("${content.pages.contact.locationCard.linkLabel}")`,
    content.business.map && words.map.title,
    (dialog) => expect(dialog.locator("iframe")).toBeVisible(),
  ],
  ["HOME-02 the film, which plays and is not muted", "/", `a[href="${business.video?.address}"]`, content.business.video?.title, seeFilm],
  [
    "HOME-06 LB-04 the lightbox at the home page's second picture",
    "/",
    PICTURE,
    content.pages.home.about.images[1] && words.lightbox.name,
    seeSecond,
  ],
  ["LB-02 the lightbox at a service's second picture", SERVICE, PICTURE, content.services[0]?.gallery[1] && words.lightbox.name, seeSecond],
];

for (const [title, path, link, name, see] of OVER_PAGES.filter(([, , , name]) => name))
  test(`CALL-01 a link opens ${title}; Back and Escape close it; nothing of it comes before`, async ({ page, faults }) => {
    const asked = await answerForOthers(page);
    page.on("request", (request) => void (request.resourceType() === "media" && asked.push(request.url())));
    await openHydrated(page, "/services");
    await openHydrated(page, path);
    const opener = main(page).locator(link).first(); // the dialog may have a second one
    if (path === "/") await opener.hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const dialog = page.getByRole("dialog", { name: name ?? "" });
    for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await opener.click();
      await see(dialog);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL("/services");
    expect(faults).toEqual([]);
  });

if (content.business.chatPhone) {
  test("CHAT-01 CHAT-04 CHAT-06 CHAT-11 the gold button opens a dark box; greeting at 2 s, notification at 60", async ({ page }) => {
    await page.clock.install({ time: "2026-03-02T09:00:00" });
    await openHydrated(page, "/");
    await page.clock.pauseAt("2026-03-02T09:00:30");
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await chatButton(page).boundingBox()).toEqual({ x: width - 70, y: height - 70, width: 60, height: 60 });
    const [gold, shown] = await chatButton(page).evaluate((button) => {
      button.style.borderColor = "var(--gold)";
      return [getComputedStyle(button).borderTopColor, getComputedStyle(button).backgroundColor];
    });
    expect(shown).toBe(gold);
    await chatButton(page).click();
    const box = page.getByRole("dialog", { name: business.name });
    await expect(box).toHaveCSS("height", "320px");
    await expect(box).toHaveCSS("color-scheme", "dark");
    await expect(box).toContainText(words.chat.status);
    const greeting = box.getByText(words.chat.greeting);
    await page.clock.runFor(1900);
    await expect(greeting).toBeHidden();
    await page.clock.runFor(100);
    await expect(greeting).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(box).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(chatButton(page)).toHaveAccessibleName(`${words.chat.open}, ${words.chat.notification}`);
  });

  test("CHAT-08 CHAT-12 what is typed outlives a change of page and arrives in a new window", async ({ context, page }) => {
    await receiveMessages(context);
    const input = page.getByPlaceholder(words.chat.placeholder);
    await openHydrated(page, "/services");
    await main(page).locator(`a[href='${SERVICE}']`).first().click();
    await expect(page).toHaveURL(SERVICE);
    await chatButton(page).click();
    const text = "Wall unit & compressor: 50% #2? + naïve שלום 👋🏽 ";
    await input.fill(text);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect(input).toHaveValue(text);
    const arrival = context.waitForEvent("page");
    await page.getByRole("button", { name: words.chat.send }).click();
    const window = await arrival;
    await window.waitForLoadState();
    expect(Object.fromEntries(new URL(window.url()).searchParams)).toEqual({ phone: business.chatPhone, text });
    expect(await window.evaluate(() => window.opener)).toBeNull();
  });

  test("LOOK-02 a service's link leads to the messaging service, where its message is written already", async ({ page }) => {
    const asked = await answerForOthers(page);
    await openHydrated(page, SERVICE);
    await main(page).locator(`a[href^='${SEND_LINK}']`).first().click();
    await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
    const text = content.services[0]?.ask.message;
    expect(Object.fromEntries(new URL(asked[0] as string).searchParams)).toEqual({ phone: business.chatPhone, text });
  });

  servedTest("CHAT-01 without JavaScript the button is a link to the messaging service, on the failure screen, too", async ({ page }) => {
    for (const path of ["/contact", "/no-such-page"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: words.chat.open })).toHaveAttribute("href", `${SEND_LINK}?phone=${business.chatPhone}`);
    }
  });
}
