/** Every page as it is served: found by links, sound, and saying what its file says. What a page looks like and does is tested elsewhere. */
import { cardsOf, dayInWords, plainDay, readMinutesOf } from "../../app/content/page-builders.ts";
import type { ArticleCard, ServiceCard } from "../../app/schema/page.ts";
import { type Prose, partsAt, phonesIn, proseText, splitAt } from "../../app/schema/prose.ts";
import type { SearchPage } from "../../app/search/find-pages.ts";
import { fillPlaceholders } from "../../app/ui/copy/fill-placeholders.ts";
import { sendAddress } from "../../app/widgets/chat/send-address.ts";
import { business, content, place, words } from "../support/content.ts";
import { ALL_PATHS, hasPages, UNLISTED_PATHS } from "../support/paths.ts";
import { crawl, deadLinks, type ServedPage } from "../support/served-pages.ts";
import { expect, test } from "../support/test.ts";

const { pages, services, posts, articles, faqs, testimonials, kinds } = content;
const cards = cardsOf(content);
const site = process.env.SITE ?? "";
const withoutSpace = (text: string) => text.replace(/\s/g, "");

test.describe.configure({ mode: "default" }); // one crawl for all
let served: Map<string, ServedPage>;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000); // a page a second on a busy machine
  served = await crawl(browser, site);
});

const at = (path: string): ServedPage => {
  const page = served.get(encodeURI(path));
  if (!page) throw new Error(`No link leads to ${path}.`);
  return page;
};

/** Expects a page to say some texts in their order, whatever comes between them. */
function expectSaid(path: string, ...said: (string | undefined | (string | undefined)[])[]): void {
  const { transcript } = at(path);
  let end = 0;
  for (const part of said.flat()) {
    const start = transcript.indexOf(withoutSpace(part ?? ""), end);
    expect(start < 0 && `${part} after ${transcript.slice(Math.max(0, end - 60), end)}`, path).toBe(false);
    end = start + withoutSpace(part ?? "").length;
  }
}

/** Expects a page to say a long text, block by block: links within it make no difference. */
function expectProse(path: string, prose: Prose): void {
  const text = withoutSpace(at(path).text);
  for (const block of prose) expect(text).toContain(withoutSpace(proseText([block])));
}

const link = (path: string | undefined, label = "") => `→${path}|${label}`;
const picture = ({ src }: { src: string }) => `▣${src}.`;
const countOf = (mark: string, path: string) => at(path).transcript.split(mark).length - 1;
const readTime = (minutes: number) => fillPlaceholders(words.card.readMinutes, { minutes });
/** The link to the chat's service; a site without its number has none. */
const chat = (text?: string) => (content.business.chatPhone ? [link(sendAddress(content.business.chatPhone, text))] : []);
const callAndChat = [link(business.phone.href), ...chat()];
const film = content.business.video ? [link(content.business.video.address, pages.home.hero.videoLabel)] : [];
const starsOf = (shown: ServiceCard[]) => shown.filter(({ rating }) => rating).length;
const questionsOf = (items: { title: string; desc: string }[]) => items.flatMap(({ title, desc }) => [title, desc]);

const serviceCard = ({ image, tagText, place: area, rating, title, description, duration, price, url }: ServiceCard) => {
  const stars = rating ? ["★", fillPlaceholders(words.card.rating, rating), fillPlaceholders(words.card.ratingSpoken, rating)] : [];
  return [picture(image), tagText, area, ...stars, title, description, price, duration, link(url, words.card.explore), title];
};
const guideCard = ({ image, tag, readMinutes, url, title, desc }: ArticleCard, author?: string, to = url) => {
  return [picture(image), tag, readTime(readMinutes), author && `${words.article.author} ${author}`, link(encodeURI(to), title), desc];
};
/** A lead, and the titles of those beside it. */
const leadAndTitles = (shown: ArticleCard[]) => shown.flatMap((card, index) => guideCard(index === 0 ? card : { ...card, desc: "" }));
const helpCards = pages.home.helpCards.flatMap((card) => [card.title, card.desc, link(card.link, card.linkLabel), card.title]);

test("RT-01 RT-02 RT-03 RT-04 RT-05 RT-07 each page has status 200, one h1, headings in order, named landmarks and a skip link", () => {
  for (const [path, { status, levels, landmarks, faults, firstLink, words: count }] of served) {
    expect.soft({ status, landmarks, faults, firstLink }, path).toEqual({
      status: 200,
      landmarks: ["header", "main", "footer"],
      faults: [],
      firstLink: "#main",
    });
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(jumps, `heading levels ${levels.join(" ")} of ${path}`).toEqual([]);
    expect.soft(count, `words of ${path}`).toBeGreaterThan(20);
  }
});

test("RT-01 BLOG-05 each page has its own title, a description and its canonical address; the numbered details have one for all", () => {
  for (const [path, { title, description, canonical }] of served) {
    expect.soft(canonical).toBe(`${business.website}${path.replace(/^\/blog-detail\/\d+$/, "/blog-detail")}`);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThan(60);
    if (path === "/") expect.soft(title).toBe(pages.home.title);
    else expect.soft(title.includes(` | ${business.shortName}`) || title.length > 57 - business.shortName.length, title).toBe(true);
  }
  const titles = [...served.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("NAV-01 NAV-04 each menu links to the same pages, in order, and marks the current one or the part of the site that it is in", () => {
  const { main, pages: drop } = words.navigation;
  const [submenu, row] = [drop.links, main].map((links) => links.map((item) => item.link)) as [string[], string[]];
  const menu = [...row.slice(0, -1), ...submenu, ...row.slice(-1)];
  const guides = [...posts, ...articles].map(({ url }) => encodeURI(url));
  for (const [path, { menus, active }] of served) {
    const isService = services.some(({ url }) => url === path) || path.startsWith("/services/");
    const isGuide = guides.includes(path) || /^\/blog(s\/|-)/.test(path);
    const part = isService ? ["true /services"] : isGuide ? ["true /blogs"] : [];
    const marked = menu.includes(path) ? [`page ${path}`] : part;
    expect.soft(menus, path).toEqual(Array(2).fill({ links: menu, marked }));
    expect.soft(active, path).toBe(submenu.includes(path) || path === "/team" ? 2 : 0);
  }
});

test("RT-07 NAV-04 links from / reach every page, and each link leads to a page or a file that exists", async () => {
  expect(ALL_PATHS.filter((path) => !served.has(path))).toEqual([]);
  expect(at("/site-map").transcript).not.toContain(withoutSpace(words.callToAction.heading)); // it is links alone
  expect(await deadLinks(served, site)).toEqual([]);
});

test("the site map and the search's index list each page once, and robots.txt names the site map (SEARCH-07)", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const sitemap = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const listed = [...served.keys()].filter((path) => !UNLISTED_PATHS.includes(path));
  expect(sitemap.toSorted()).toEqual(listed.map((path) => `${business.website}${path}`).toSorted());
  expect(await read("/robots.txt")).toContain(`${business.website}/sitemap.xml`);
  const index = await request.get(JSON.parse(await read("/search/page.json")).page.index);
  expect(index.headers()["cache-control"]).toContain("immutable");
  const indexed = ((await index.json()) as SearchPage[]).map(({ path }) => encodeURI(path));
  expect(indexed).toHaveLength(new Set(indexed).size);
  expect(indexed).toEqual(expect.arrayContaining(listed));
  expect(indexed).not.toContain("/search");
});

if (hasPages("/blogs"))
  test("LIST-02 the feed is well-formed and has every guide; the guides' pages name it, and /blogs links to it", async ({
    page,
    request,
  }) => {
    const response = await request.get("/feed.xml");
    expect(response.headers()["content-type"]).toBe("application/xml");
    const addressesIn = (source: string) => {
      const feed = new DOMParser().parseFromString(source, "application/xml");
      return [...feed.querySelectorAll("entry > link[rel=alternate]")].map((entry) => entry.getAttribute("href"));
    };
    const addresses = await page.evaluate(addressesIn, await response.text()); // on an empty page: the site's own policy allows no parser
    const guides = [...posts, ...articles].map(({ url }) => encodeURI(url));
    expect(addresses.toSorted()).toEqual(guides.map((path) => business.website + path).toSorted());
    const naming = [...served].flatMap(([path, { feed }]) => (feed ? [path] : []));
    const lists = [...served.keys()].filter((path) => path === "/blog-standard" || /^\/blogs(\/|$)/.test(path));
    expect(naming.toSorted()).toEqual([...guides, ...lists].toSorted());
    expectSaid("/blogs", link("/feed.xml", pages.blogs.feedLabel));
  });

test("HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 HOME-07 LOOK-02 CONST-01 / says what its file says, from the hero to the closing call", () => {
  const { hero, problems, wall, about } = pages.home;
  expectSaid("/", picture(hero.image), hero.lines, hero.lead, chat(hero.message), callAndChat[0]);
  expectSaid("/", link("/services", hero.servicesLabel), film);
  expectSaid("/", problems?.heading, problems?.links.map((problem) => link(problem.link, problem.label)) ?? [], wall?.heading);
  expectSaid(
    "/",
    about.heading,
    about.promise?.by ? [about.promise.text, about.promise.by] : [],
    about.counters.flatMap(({ label, value, suffix }) => [label, `${value}${suffix}`]),
    hasPages("/aboutus") ? link("/aboutus", about.linkLabel) : "",
    about.images.flatMap((image) => [link(`${image.src}.`).slice(0, -1), picture(image)]),
    cards.services.slice(0, 9).flatMap((card) => serviceCard({ ...card, duration: undefined })),
    testimonials.flatMap(({ desc, image, name, position }) => [desc, image ? picture(image) : "", name, position]),
    cards.posts.length > 0 && hasPages("/blogs") ? link("/blogs", words.card.allPosts) : "",
    leadAndTitles(cards.posts.slice(0, 3)),
    [pages.home.helpHeading, ...helpCards],
    words.callToAction.heading,
    callAndChat,
  );
  expect(countOf("★", "/")).toBe(starsOf(cards.services.slice(0, 9)));
  for (const problem of problems?.links ?? [])
    expect(at(problem.link.replace(/#.*/, "")).transcript.includes("&text="), `a message waits at ${problem.link}`).toBe(chat().length > 0);
});

test("SERV-01 DET-02 CONST-01 /services shows every service under the home page and its own name", () => {
  const { title, heading, ask } = pages.services;
  expectSaid("/services", link("/", words.article.home), title, heading, cards.services.flatMap(serviceCard), ask?.heading, callAndChat);
  expect(countOf("★", "/services")).toBe(starsOf(cards.services));
  for (const service of services) expect(at("/services").structuredData).toContain(JSON.stringify(service.title));
});

for (const service of services)
  test(`DET-01 DET-02 ${service.url} says what its file says: hero, figure, pictures, included services, reasons, questions`, () => {
    const { url, title, headline, lead, image, figure, gallery, included, reasons, ask, ownQuestions, faqCount, signs, urgent } = service;
    const own = ownQuestions.map(({ question, answer }) => ({ title: question, desc: answer }));
    expectSaid(url, picture(image), link("/services", pages.services.title), title, headline, lead);
    expectSaid(url, urgent, figure?.value, figure?.text, urgent && words.service.facts);
    expectSaid(url, questionsOf(included), ask.label, chat(ask.message));
    const people = pages.team?.people ?? [];
    const person = people.find(({ name }) => name === signs) ?? people.find(({ name }) => name === business.owner);
    expectSaid(url, person && words.service[person.name === signs ? "signs" : "person"], person?.name, person?.role);
    for (const shown of gallery.slice(0, 2)) expect(at(url).transcript).toContain(`${link(shown.src).slice(0, -1)}.`);
    expectSaid(url, questionsOf(reasons), questionsOf([...own, ...faqs.slice(0, faqCount)]));
    expect(at(url).title.startsWith(headline)).toBe(true);
    expect(at(url).structuredData).toContain(JSON.stringify(title));
  });

if (hasPages("/blogs"))
  test("BLOG-01 BLOG-02 CONST-01 /blogs shows each post and names each article, /blog-standard has the posts again, which lead to /blog-detail/{id}", () => {
    const posted = cards.posts.flatMap((card) => guideCard(card, business.expertsTeam));
    const titled = cards.articles.map(({ url, title }) => link(encodeURI(url), title));
    expectSaid("/blogs", posted, titled);
    if (!hasPages("/blog-standard")) return;
    const subjectOf = (card: ArticleCard) => [...kinds.map(({ name }) => name), undefined].indexOf(card.kinds[0]);
    const bySubject = cards.posts.toSorted((a, b) => subjectOf(a) - subjectOf(b));
    const shown = bySubject.flatMap((card) => guideCard(card, "", `/blog-detail/${card.id}`));
    expectSaid("/blog-standard", shown, hasPages("/blog-detail") ? link("/blog-detail", pages["blog-detail"].defaultTitle) : "", "12345");
  });

for (const { path, list } of [
  { path: "/services", list: services },
  { path: "/blogs", list: [...posts, ...articles] },
] as const) {
  if (kinds.length === 0 || !hasPages(path)) continue;
  test(`LIST-01 without JavaScript ${path} and each of its kinds' pages list what is theirs, and link to each kind with its count`, () => {
    const { kindRow, title } = path === "/services" ? pages.services : pages.blogs;
    const ofKinds = kinds.flatMap(({ name, label, ...copy }) => {
      const own = path === "/services" ? copy.services : copy.blogs;
      const items = list.filter((item) => item.kinds.includes(name));
      const first = path === "/services" ? copy.services?.first : undefined;
      const ofGuides = path === "/services" && copy.blogs ? [...posts, ...articles].filter((guide) => guide.kinds.includes(name)) : [];
      return own && items.length > 0 ? [{ path: `${path}/${name}`, label, own, items, first, guides: ofGuides.slice(0, 3) }] : [];
    });
    const row = [link(path, kindRow.all), ...ofKinds.map((kind) => link(kind.path, `${kind.label}${kind.items.length}`))];
    expectSaid(path, row);
    for (const { path: kindPath, own, items, first, guides } of ofKinds) {
      const titles = items.map((item) => item.title);
      const atOnce = first && [
        own.callToAction,
        business.phone.display,
        ...first.links.map(({ link: target, label }) => link(target, label)),
        ...first.steps.map((step) => step.title),
      ];
      const ending = guides.map((guide) => guide.title);
      expectSaid(kindPath, link("/"), link(path, title), own.heading, row, atOnce ?? [], titles, ending);
      if (first) expect(countOf(withoutSpace(own.callToAction ?? words.callToAction.heading), kindPath)).toBe(1);
      expect(countOf("▣", kindPath)).toBe(items.length + guides.length + (own.image ? 1 : 0));
      expect(at(kindPath).title.startsWith(own.tabTitle ?? own.title)).toBe(true);
      expect(at(kindPath).description).toBe(own.description);
    }
  });
}

if (hasPages("/blog-detail"))
  test("BLOG-04 BLOG-05 BLOG-06 BLOG-07 the id decides title, day, picture and the guide that is linked; the text and its writer are the same", () => {
    const { defaultTitle, defaultDate, defaultImage, body, writer, guideLabel, column } = pages["blog-detail"];
    const { detailReadMinutes: minutes } = words.article;
    expectSaid("/blog-detail", defaultTitle, column.lead, defaultDate, minutes, picture(defaultImage), writer.name, writer.about);
    for (const { id, title, desc, date, image, url } of posts) {
      const others = cards.posts.filter((other) => other.id !== id).map((other) => other.title);
      expectSaid(
        `/blog-detail/${id}`,
        [title, desc, link(url, guideLabel), dayInWords(date, words.language), minutes, picture(image)],
        [picture(defaultImage), column.label, defaultTitle, column.lead, writer.name, writer.about],
        [words.article.next, ...others.slice(0, 3)],
      );
      expectProse(`/blog-detail/${id}`, body);
    }
  });

for (const article of [...articles, ...posts.map((post) => ({ ...post, author: business.expertsTeam }))])
  test(`ART-01 ART-02 ART-03 ART-04 ART-05 ${article.url} has an article's parts and says all that its file says`, () => {
    const { url, title, author, date, checked, image, body, questions, closing } = article;
    const day = checked && fillPlaceholders(words.article.checked, { day: plainDay(checked, words.language) });
    expectSaid(
      url,
      [
        link("/", business.name),
        words.article.breadcrumb,
        title,
        author,
        dayInWords(date, words.language),
        day,
        readTime(readMinutesOf(article)),
        picture(image),
      ],
      questions.flatMap(({ question, answer }) => [question, answer]),
      [closing.heading, closing.text, link("/contact", words.article.contact)],
    );
    expectProse(url, body);
  });

for (const { path, heading, lead, image, body, promise, cards: emergencies, questionsHeading, testimonialsHeading } of content.texts)
  test(`ABOUT-01 TERMS-01 PRIV-01 RT-07 ${path} says what its file says, with its questions and clients, and a way home`, () => {
    const clients = testimonialsHeading ? testimonials.map(({ desc }) => desc) : [];
    expectSaid(path, image ? picture(image) : "", heading, lead ?? "");
    expectSaid(path, link("/"), heading, testimonialsHeading, clients, callAndChat[0]);
    expectSaid(path, questionsHeading, questionsHeading ? questionsOf(faqs) : []);
    if (promise && business.owner) expectSaid(path, [promise, business.owner, ...pages.home.about.counters.map(({ label }) => label)]);
    const [, ...parts] = partsAt(splitAt(body, emergencies)[1], "h3");
    for (const [index, [title, ...steps]] of parts.entries()) {
      const phones = phonesIn(steps).map(({ display, href }) => link(href, display));
      const large = index === 0 ? phones.splice(0, 1) : []; // the number to call first, above the text
      expectSaid(path, title && proseText([title]), large, large, phones, phones); // in the text, then as buttons
    }
    expectProse(path, body);
  });

if (hasPages("/team"))
  test("RT-07 /team has its people, each with what they are registered with and the numbers", () => {
    const people = pages.team?.people ?? [];
    const said = people.flatMap(({ name, role, says, photo, registrations }) => {
      const papers = business.registrations.filter(({ holder }) => holder === name).map(({ body, number }) => `${body} ${number}`);
      return [photo && picture(photo), name, role, ...registrations, ...papers, says];
    });
    expectSaid("/team", said);
  });

if (hasPages("/helpcenter"))
  test("HELP-01 HOME-07 /helpcenter has its tiles, the help cards and further links", () => {
    const { heading, tiles, links } = pages.helpcenter;
    const shown = tiles.flatMap((tile) => [tile.title, tile.desc, link(tile.link, tile.linkLabel), tile.title]);
    const further = links.map((each) => link(each.link, each.label));
    expectSaid("/helpcenter", link("/"), heading, shown, helpCards, further);
  });

if (hasPages("/helpcenter-faqs"))
  test("FAQ-01 FAQ-02 /helpcenter-faqs has its sections with their own answers and the first four shared questions each, and a sidebar that leads to them", () => {
    const { sections } = pages["helpcenter-faqs"];
    const sidebar = sections.map(({ id, title }) => link(`#${id}`, title));
    const answers = sections.flatMap(({ title, lead, questions, links }) => [
      ...[title, lead, ...questionsOf(questions.flatMap((asked) => faqs.filter(({ id }) => id === asked)))],
      ...[...links.map((each) => link(each.link, each.label)), ...questionsOf(faqs.slice(0, 4))],
    ]);
    expectSaid("/helpcenter-faqs", link("/helpcenter"), sidebar, answers);
  });

test("CONT-01 LOOK-03 /contact has cards for phone, e-mail and place, the map of areas, the hours and what a visit costs", () => {
  const { phoneCard, emailCard, locationCard, costs, afterHours } = pages.contact;
  const { footerPhone: phone = business.phone, email, map, hours } = content.business;
  const { regions = [], map: drawing } = pages["areas-we-serve"] ?? {};
  const drawn = regions.filter(({ places }) => places.some((area) => drawing?.positions[area])).map(({ name }) => name);
  expectSaid(
    "/contact",
    [phoneCard.title, phone.display, link(phone.href, phoneCard.linkLabel)],
    email ? [emailCard?.title, email, link(`mailto:${email}`, emailCard?.linkLabel)] : [],
    [locationCard.title, place, map ? link(map.view, locationCard.linkLabel) : ""],
    drawn,
    [...(hours?.days.map(({ day }) => day) ?? []), afterHours],
    costs.text ? [costs.heading, costs.text] : [],
  );
  const all = regions.flatMap(({ name, places }) => [name, ...places]);
  if (regions.length > 0) expectSaid("/areas-we-serve", drawn, all);
  for (const name of drawn) {
    const [, region] = new RegExp(`→/areas-we-serve(#[^|]+)\\|${withoutSpace(name)}`).exec(at("/contact").transcript) ?? [];
    expectSaid("/areas-we-serve", link(region, name));
  }
});

test("the number can be saved as a contact, and /contact-us leads to /contact (RT-07)", async ({ page, request }) => {
  const response = await request.get("/contact.vcf");
  expect(response.headers()["content-type"]).toContain("text/vcard");
  const numbers = [...(await response.text()).matchAll(/^TEL.*:(.*)\r$/gm)].map(([, number]) => `tel:${number}`);
  expect(numbers).toEqual([content.business.phone, content.business.footerPhone].flatMap((phone) => phone?.href ?? []));
  await page.goto("/contact-us");
  await expect(page).toHaveURL("/contact");
});
