/** Very different businesses, each from content alone. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { listen, serveFolder } from "../../vite/hosting.ts";
import { changeToKloof } from "../fixtures/kloof.ts";
import { writeMadeUp } from "../fixtures/made-up.ts";
import { Owner } from "../support/owner.ts";
import { headerFaults, wideParts } from "../support/page-checks.ts";
import { crawl, deadLinks, type ServedPage } from "../support/served-pages.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";
import { answerForOthers, chatButton, expect, hydrated, test } from "../support/test.ts";

/** Names and numbers of the example. */
const EXAMPLE = "Langeberg|Air &(?:amp;)? Home|021 000 000|27210000|hello@example|www\\.example\\.com|Example Street|Voorbeeld|EXAMPLE";
/** Its places and its trade, which a business in Cape Town may share. */
const PLACES = "Cape\\sTown|Winelands|Stellenbosch|Paarl|Bellville|Durbanville|Sea Point|DStv|Openview";

const SOLO = {
  name: "Vusi K",
  shortName: "Vusi K",
  website: "https://www.vusik.co.za",
  phone: "+27 44 555 0101",
  address: { street: "3 Church Lane", suburb: "Pacaltsdorp", city: "George", postalCode: "6529", region: "Western Cape", country: "ZA" },
  expertsTeam: "Vusi",
};

const FIRM = {
  ...SOLO,
  name: "Van Rensburg, Mahlangu & Daughters Works",
  shortName: "Van Rensburg, Mahlangu",
  surname: "& Daughters Works",
  website: "https://www.vrmd.co.za",
  footerPhone: "+27 82 555 0102",
  chatPhone: "27825550102",
  email: "office@vrmd.co.za",
  rating: { value: "4.8", count: 212 },
  founded: 1987,
  analytics: { service: "plausible", id: "vrmd.co.za" },
  expertsTeam: "The workshop",
  answers: { callOutFee: "A visit costs R450.", quoteCost: "Quotes are free." },
  legal: { name: "VRMD Works (Pty) Ltd", company: "1987/012345/07", vat: "4123456789" },
  registrations: [{ body: "PIRB", number: "1234/56", holder: "A. Mahlangu" }],
};

const HAS = { areas: 40, people: 12, posts: 12, articles: 3, questions: 30, testimonials: 8, counters: 3 };
const SERVICES = Array.from({ length: 15 }, (_, index) => `Repair of the kind ${index + 1}`);
const brand = { ink: "#0f3d1e", plaster: "#eef5e6", accent: "#b6e02c", weight: 700 };

/** Each business: how its content is written, what no file of its site may hold, and where the script is that counts its visits. */
const BUSINESSES: Record<string, { change: (owner: Owner) => Promise<void>; leftover: RegExp; counts?: string }> = {
  "one person with one service": {
    change: (owner) => writeMadeUp(owner, { facts: SOLO, services: ["Geyser repairs"], articles: 1 }),
    leftover: new RegExp(`${EXAMPLE}|${PLACES}`),
  },
  "a firm with fifteen services, forty areas and twelve people": {
    change: (owner) => writeMadeUp(owner, { facts: FIRM, brand, services: SERVICES, ...HAS }),
    leftover: new RegExp(`${EXAMPLE}|${PLACES}`),
    counts: "plausible.io",
  },
  "Kloof Cooling & Home": { change: changeToKloof, leftover: new RegExp(EXAMPLE), counts: "cloud.umami.is" },
};

/** What a fact that is missing leaves in a sentence. */
const GAP = /[^\s]( {2,}| [,.;:!?](\s|$))|\{\{|undefined|\bnull\b|NaN|\[object/;

for (const [name, { change, leftover, counts }] of Object.entries(BUSINESSES))
  test.describe(name, () => {
    test.describe.configure({ mode: "default", timeout: 600_000 }); // one build for all
    let copy: SiteCopy;
    let site: Awaited<ReturnType<typeof listen>>;
    let served: Map<string, ServedPage>;
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      copy = copySite();
      await change(new Owner(copy.root));
      expect(copy.run("build")).toMatchObject({ status: 0 });
      site = await listen(serveFolder(copy.dist));
      served = await crawl(browser, site.address);
    });
    test.afterAll(async () => {
      site?.close();
      copy.remove();
    });

    test("DATA-02 DATA-03 OWN-01 the checks of content and of the launch find nothing left", () => {
      expect(copy.run("check:content")).toMatchObject({ status: 0, stderr: "" });
      expect(copy.run("check:launch")).toMatchObject({ status: 0, stderr: "" });
    });

    test("OWN-04 no file of the site holds a name or a number of the example", () => {
      const files = globSync("**/*.{html,js,css,json,xml,txt,vcf,svg}", { cwd: copy.dist });
      const leftovers = files.flatMap((file) => {
        const text = readFileSync(path.join(copy.dist, file), "utf8").replaceAll("\u00a0", " ");
        const found = leftover.exec(text);
        return found ? [`${file}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
      });
      expect(files.length).toBeGreaterThan(20);
      expect(leftovers).toEqual([]);
    });

    test("OWN-02 OWN-03 every page has its texts, without an empty heading, a gap in a sentence or a dead link", async () => {
      for (const [path, { status, faults, text }] of served) {
        expect.soft({ status, faults }, path).toEqual({ status: 200, faults: [] });
        const gap = GAP.exec(text);
        expect.soft(gap && text.slice(Math.max(0, gap.index - 40), gap.index + 40), path).toBeNull();
      }
      expect(served.get("/contact")?.text).toContain("After hours");
      expect(await deadLinks(served, site.address)).toEqual([]);
    });

    test("OWN-05 the icons, the browser's own controls and the stylesheet have the brand's colours", () => {
      const read = (file: string) => readFileSync(path.join(copy.root, file), "utf8");
      const { ink, accent, horizon } = parse(read("content/brand.yaml")) as Record<string, string>;
      expect(read("dist/sprite.svg").includes('id="horizon"'), "the hills above the footer").toBe(horizon !== undefined);
      expect(read("dist/favicon.svg")).toMatch(new RegExp(`fill="${ink}".*"${accent}"`));
      expect(readFileSync(path.join(copy.dist, "favicon.ico")).subarray(0, 4)).toEqual(Buffer.from("\x89PNG", "latin1"));
      expect(read("dist/index.html")).toContain(`<meta name="theme-color" content="${ink}">`);
      const [stylesheet = ""] = globSync("assets/*.css", { cwd: copy.dist });
      expect(read(`dist/${stylesheet}`)).toContain(`--ink:${ink};`);
    });

    test("OWN-06 visits are counted as the owner set it, with taps as events", async ({ page }) => {
      const asked = await answerForOthers(page, site.address);
      await page.goto(`${site.address}/contact`);
      await hydrated(page);
      await expect.poll(() => asked.map((address) => new URL(address).host)).toEqual(counts ? [counts] : []);
      if (!counts) return;
      await page.waitForFunction(() => "plausible" in window || "umami" in window);
      await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
      await page.locator("main a[href^='tel:']").first().click();
      await chatButton(page).click(); // opening the chat is no message, nor is an empty one
      for (const key of ["Enter", "H", "Enter"]) await page.getByRole("dialog").getByRole("textbox").press(key);
      expect(await page.evaluate(() => Reflect.get(window, "events"))).toEqual(["Phone", "WhatsApp"]);
    });

    test("OWN-02 OWN-05 every page hydrates without an error, with its header in one row, at 360 and 1280 px", async ({ page, faults }) => {
      await answerForOthers(page, site.address);
      for (const path of served.keys()) {
        await page.goto(`${site.address}${path}`);
        await hydrated(page);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft([...(await wideParts(page)), ...(await headerFaults(page))], `${path} at ${width} px`).toEqual([]);
        }
      }
      for (const width of [320, 768, 992]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await headerFaults(page), `${width} px`).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
  });
