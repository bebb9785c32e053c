import type { Browser } from "@playwright/test";

/** What a page is as served, without JavaScript. */
export interface ServedPage {
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** The levels of its headings, in their order. */
  levels: number[];
  landmarks: string[];
  /** Landmarks without a name, of those that need one; headings, sections and lists without content; pictures that have no size without the stylesheet. */
  faults: string[];
  /** Where the first link or control leads. */
  firstLink: string | null;
  /** How many words its main part has. */
  words: number;
  /** The text of its main part. */
  text: string;
  /** Its main part without white space: `→address|` before the text of a link, `▣address` for a picture, `★` for five stars. */
  transcript: string;
  structuredData: string;
  /** The feed that its head names. */
  feed: string;
  /** The links of the header's menus, in their order, and those that are marked, each after its `aria-current`. */
  menus: { links: (string | null)[]; marked: string[] }[];
  /** How many of the menus show the Pages submenu as active. */
  active: number;
  /** The paths of its links within the site, with their anchors. */
  links: string[];
  ids: string[];
}

/** Every page that links from `/` lead to, by its path. */
export async function crawl(browser: Browser, site: string): Promise<Map<string, ServedPage>> {
  const page = await browser.newPage();
  const served = new Map<string, ServedPage>();
  const waiting = ["/"];
  const asked = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (asked.has(path)) continue;
    asked.add(path);
    const response = await fetch(`${site}${path}`);
    const html = await response.text();
    if (html.includes('http-equiv="refresh"')) continue; // an address that leads elsewhere is no page of its own
    const facts = await page.evaluate(readPage, [html, response.url] as const);
    served.set(new URL(response.url).pathname, { status: response.status, ...facts });
    waiting.push(...facts.links.map(pathOf).filter((to) => !/\.\w+$/.test(to)));
  }
  await page.close();
  return served;
}

const pathOf = (link: string): string => link.replace(/#.*/, "");

/** Links of the pages that lead to no page and no file, or to no part of their page. */
export async function deadLinks(served: Map<string, ServedPage>, site: string): Promise<string[]> {
  const dead: string[] = [];
  for (const [path, { links }] of served)
    for (const link of links) {
      const [target, id] = [served.get(pathOf(link)), link.split("#")[1]];
      const isThere = target ? !id || target.ids.includes(id) : (await fetch(site + link, { method: "HEAD" })).ok;
      if (!isThere) dead.push(`${path} -> ${link}`);
    }
  return dead;
}

/** In the page. */
function readPage([html, address]: readonly [html: string, address: string]): Omit<ServedPage, "status"> {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const all = <E extends Element = Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)];
  const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? "";
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => parsed.getElementById(id)?.textContent ?? "")
      .join(" ");
  const transcriptOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const [href, src] = [node.getAttribute("href"), node.getAttribute("src")];
    const own =
      { a: `→${href}|`, img: `▣${src}`, use: href?.endsWith("#stars") && !node.hasAttribute("opacity") ? "★" : "" }[node.localName] ?? "";
    return own + [...node.childNodes].map(transcriptOf).join("");
  };
  const main = parsed.querySelector("main") ?? parsed.body;
  const text = (main.textContent ?? "").trim();
  const unnamed = all("aside, nav, [role=region], section[aria-label], section[aria-labelledby]").filter((part) => !nameOf(part).trim());
  const headings = all("h1, h2, h3, h4, h5, h6");
  const isEmpty = (part: Element) => !part.textContent?.trim() && !part.querySelector("img, iframe");
  const empty = all("h1, h2, h3, h4, h5, h6, main :is(section, blockquote, ul, dl)").filter(isEmpty);
  return {
    title: parsed.title,
    description: attribute("meta[name=description]", "content"),
    canonical: attribute("link[rel=canonical]", "href"),
    levels: headings.map(({ localName }) => Number(localName[1])),
    landmarks: all("#root > div > :is(header, main, footer)").map(({ localName }) => localName),
    faults: [...unnamed, ...empty, ...all("svg:not([width]:is([height], [viewBox]))")].map(({ outerHTML }) => outerHTML.slice(0, 100)),
    firstLink: attribute("body :is(a[href], button, summary, input)", "href"),
    words: text.split(/\s+/).length,
    text,
    transcript: transcriptOf(main).replace(/\s/g, ""),
    structuredData: all("script[type='application/ld+json']")
      .map(({ textContent }) => textContent)
      .join(""),
    feed: attribute("link[type='application/atom+xml']", "href"),
    menus: all("header nav").map((menu) => ({
      links: [...menu.querySelectorAll("a[href^='/']")].map((link) => link.getAttribute("href")),
      marked: [...menu.querySelectorAll("[aria-current]")].map(
        (link) => `${link.getAttribute("aria-current")} ${link.getAttribute("href")}`,
      ),
    })),
    active: all("header summary[data-on]").length,
    links: all("a[href]")
      .map((link) => new URL(link.getAttribute("href") ?? "", address))
      .filter(({ origin }) => origin === new URL(address).origin)
      .map(({ pathname, hash }) => pathname + hash),
    ids: all("[id]").map(({ id }) => id),
  };
}
