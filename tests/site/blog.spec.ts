/** What the guides' pages look like and do. What they say is in pages.spec.ts. */
import { type ProseNode, proseHeadings, proseText } from "../../app/schema/prose.ts";
import { content, words } from "../support/content.ts";
import { ARTICLE_PATHS, hasPages } from "../support/paths.ts";
import { expect, hydrated, openHydrated, servedTest, test } from "../support/test.ts";

if (hasPages("/blogs", "/blog-standard") && content.posts.length > 5)
  servedTest("BLOG-01 BLOG-02 /blogs has a large first post above three columns, /blog-standard a sidebar", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/blogs");
    const cards = page.getByRole("main").locator("[data-subject-of=page]").first().locator("> li");
    const lefts = await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts.slice(3)).size).toBe(3);
    const [first, second, third, below] = lefts;
    expect([first, third]).toEqual([below, second]);
    expect(second).toBeGreaterThan(first ?? Number.NaN);
    await page.goto("/blog-standard");
    const posts = await page.locator("[data-layout=above]").first().boundingBox();
    const sidebar = await page.getByRole("main").getByRole("complementary").boundingBox();
    expect((posts?.x ?? Number.NaN) + (posts?.width ?? 0)).toBeLessThanOrEqual(sidebar?.x ?? Number.NaN);
    expect(sidebar?.y).toBeLessThan((posts?.y ?? 0) + (posts?.height ?? 0));
  });

if (hasPages("/blog-standard", "/blog-detail/2"))
  servedTest("BLOG-03 BLOG-07 the pager shows 1 to 5 with 3 current; neither it nor the writer's icons do anything", async ({ page }) => {
    await page.goto("/blog-standard");
    const pager = page.getByRole("list", { name: words.article.pager });
    await expect(pager.getByRole("listitem")).toHaveText(["1", "2", "3", "4", "5"]);
    await expect(pager.locator("[aria-current=page]")).toHaveText("3");
    await expect(pager.locator("a, button, [tabindex]")).toHaveCount(0);
    await page.goto("/blog-detail/2");
    const panel = page.getByRole("main").getByRole("complementary");
    await expect(panel.locator("use[href*='#brand-']")).toHaveCount(content.pages["blog-detail"].writer.socials.length);
    await expect(panel.locator("a:has(use), a[href='#'], button")).toHaveCount(0);
  });

if (hasPages("/blog-detail/3"))
  test("BLOG-04 BLOG-06 RT-05 /blog-detail/3abc is the third post, and an id without one has the default", async ({ page, faults }) => {
    const { defaultTitle } = content.pages["blog-detail"];
    const third = content.posts.find((post) => post.id === 3)?.title ?? "";
    for (const [id, title] of Object.entries({ "3abc": third, "99": defaultTitle, "99abc": defaultTitle, abc: defaultTitle })) {
      expect((await page.goto(`/blog-detail/${id}`))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page).toHaveURL(`/blog-detail/${id}`);
    }
    expect(faults).toEqual([]);
  });

if (ARTICLE_PATHS.length > 0)
  test("ART-01 over an article's dark banner the bar that sticks is light", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHydrated(page, ARTICLE_PATHS[0] ?? "/");
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: "instant" }));
    await expect(page.locator("header[data-stuck]")).toBeVisible();
    const groundOf = (element: Element) => {
      const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    expect(Math.min(...(await page.locator("header").evaluate(groundOf)))).toBeGreaterThan(200); // its opacity, too
    const banner = await page.locator("main [data-surface=ink]").first().evaluate(groundOf);
    expect(Math.max(...banner.slice(0, 3))).toBeLessThan(130);
  });

const withParts = [...content.articles, ...content.posts].find(({ body }) => proseHeadings(body).length > 0);
if (withParts)
  test("ART-01 a guide's contents are folded above the text on a phone, and beside it mark the part being read", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, encodeURI(withParts.url));
    const contents = page.getByRole("main").getByRole("navigation", { name: words.article.contents });
    await expect(contents).toBeHidden();
    await page.getByRole("main").locator("summary").filter({ hasText: words.article.contents }).click();
    const last = page.locator(`[id="${proseHeadings(withParts.body).at(-1)?.id}"]`);
    await contents.getByRole("link").last().click();
    await expect(last).toBeInViewport();
    await page.goBack();
    await expect(last).not.toBeInViewport();
    await page.locator("#main section[aria-labelledby=next] li a").first().dispatchEvent("click");
    await expect(contents).toBeHidden(); // another guide's are folded
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
    const first = contents.getByRole("link").first();
    await first.click();
    await expect(first).toHaveAttribute("aria-current", "location");
  });

const childrenOf = (node: ProseNode | undefined) => (node?.slice(1) ?? []) as ProseNode[];
const tables = [...content.articles, ...content.posts, ...content.services].flatMap(({ url, body }) => {
  const [head, rows] = childrenOf(body.find(([name]) => name === "table"));
  const labels = childrenOf(head)
    .flatMap(childrenOf)
    .map((cell) => proseText([cell]));
  return rows ? [{ url, labels, rows: childrenOf(rows).length }] : [];
});

if (tables.length > 0)
  servedTest(
    "at 320 px a table of two columns stays one, and the rows of others are cards: a price is at the side, the first cell is a heading and others name their columns",
    async ({ page }) => {
      test.slow(); // a page for each table
      const session = await page.context().newCDPSession(page);
      const seen = new Set<string>();
      for (const { url, labels, rows } of tables) {
        await page.emulateMedia({ media: "screen" });
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(encodeURI(url));
        await page.locator("main details").evaluateAll((all) => all.map((details) => details.toggleAttribute("open", true)));
        const table = page.locator("[data-prose=body]").getByRole("table").first();
        const look = labels.length > 2 ? "cards" : "table";
        await expect(table).toHaveAttribute("data-look", look);
        const hasPrices = (await table.getAttribute("data-prices")) !== null;
        if (seen.has(`${look} ${hasPrices}`)) continue;
        seen.add(`${look} ${hasPrices}`);
        const cells = await table.locator("tbody td").evaluateAll((all) =>
          all.map((cell) => {
            const { left, right, top } = cell.getBoundingClientRect();
            const label = getComputedStyle(cell, "::before").content.replace(/^"|"( \/ "")?$/g, "");
            return { label, left, right, top: Math.round(top) };
          }),
        );
        expect(cells.every(({ left, right }) => left >= 0 && right <= 320)).toBe(true);
        for (let row = 0; row < rows; row += 1) {
          const [first, ...others] = cells.slice(row * labels.length, (row + 1) * labels.length);
          const last = others.pop();
          const isBeside = last?.top === first?.top && (last?.left ?? 0) >= (first?.right ?? Number.NaN) - 1;
          expect.soft(isBeside, `${url}, ${look}`).toBe(look === "table" || hasPrices);
          expect.soft(others.every(({ top }) => top === first?.top)).toBe(look === "table" || others.length === 0);
        }
        const said = cells.map(({ label }) => label);
        expect
          .soft(said)
          .toEqual(
            said.map((_, index) => (look === "cards" && !hasPrices && index % labels.length > 0 ? labels[index % labels.length] : "none")),
          );
        // What Playwright says comes from the elements. The browser itself could leave a role out where `display` is another.
        const { root } = await session.send("DOM.getDocument");
        const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-prose=body] table" });
        for (const [role, count] of Object.entries({ columnheader: labels.length, row: rows + 1, cell: cells.length }))
          expect.soft((await session.send("Accessibility.queryAXTree", { nodeId, role })).nodes, `${role}, ${url}`).toHaveLength(count);
        const parts = table.locator("thead, tbody tr, tbody td");
        for (const [media, width] of [
          ["print", 320],
          ["screen", 1280],
        ] as const) {
          await page.emulateMedia({ media });
          await page.setViewportSize({ width, height: 800 });
          const displays = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).display));
          expect.soft([...new Set(displays)]).toEqual(["table-header-group", "table-row", "table-cell"]);
        }
      }
    },
  );

for (const list of ["/services", "/blogs"].filter((path) => content.kinds.length > 1 && hasPages(path)))
  test(`LIST-01 whoever chooses a kind of ${list} stays there, with the focus on the choice; Back goes back`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openHydrated(page, list);
    const { kindRow } = list === "/services" ? content.pages.services : content.pages.blogs;
    const row = page.getByRole("main").getByRole("navigation", { name: kindRow.label });
    const choice = row.getByRole("link").nth(1);
    const top = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    const before = await top();
    await choice.press("Enter");
    await expect(page).toHaveURL((await choice.getAttribute("href")) ?? "");
    await expect(choice).toHaveAttribute("aria-current", "page");
    await expect(choice).toBeFocused();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1); // browsers scroll by whole pixels
    const [count] = /\d+$/.exec(await choice.innerText()) ?? [];
    await expect(page.getByRole("main").getByRole("status")).toContainText(`${count} `);
    await page.goBack();
    await expect(page).toHaveURL(list);
  });
