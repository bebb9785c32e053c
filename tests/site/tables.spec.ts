import type { Page } from "@playwright/test";
import type { ProseNode } from "../../app/schema/prose.ts";
import { proseText } from "../../app/schema/prose.ts";
import { content } from "../support/content.ts";
import { equalAccessFindings } from "../support/equal-access.ts";
import { test as codeTest, expect, servedTest as test } from "../support/test.ts";

type Table = ["table", ...ProseNode[]];

const childrenOf = (node: ProseNode | undefined) => (node?.slice(1) ?? []) as ProseNode[];
const isTable = (node: ProseNode): node is Table => node[0] === "table";

/** Each text with a table, and what its first table says. */
const TABLES = [...content.articles, ...content.posts].flatMap(({ url, body }) => {
  const table = body.find(isTable);
  if (!table) return [];
  const [, head, rows] = table;
  return {
    path: encodeURI(url),
    labels: childrenOf(head)
      .flatMap(childrenOf)
      .map((cell) => proseText([cell])),
    rows: childrenOf(rows),
  };
});

for (const { path, labels, rows } of TABLES) {
  test(`at 320 px each row is a card, and still a table to assistive technology; on paper and on a wide screen it is a table: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const direction of ["ltr", "rtl"])
      for (const forcedColors of ["none", "active"] as const)
        await test.step(`cells one below the other, each with its column's name, in ${direction}, forced colours ${forcedColors}`, async () => {
          await page.emulateMedia({ forcedColors });
          await page.evaluate((dir) => {
            document.documentElement.dir = dir;
          }, direction);
          await expectCards(page, labels, rows.length);
        });
    await test.step("a table to assistive technology, whose labels are read once", () => expectTableRoles(page, labels, rows));
    await test.step("on paper a table", async () => {
      await page.emulateMedia({ media: "print", forcedColors: "none" });
      expect(await displays(page)).toEqual(TABLE_DISPLAYS);
    });
    await test.step("on a wide screen a table", async () => {
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await displays(page)).toEqual(TABLE_DISPLAYS);
    });
  });
}

codeTest("at 390 px an independent accessibility engine finds the headers of a table whose rows are cards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TABLES[0]?.path ?? "");
  const findings = await equalAccessFindings(page);
  expect(findings.filter((finding) => /table|header|cell/i.test(finding))).toEqual([]);
});

/** How a table's head, rows and cells are shown where it is set as a table. */
const TABLE_DISPLAYS = ["table-header-group", "table-row", "table-cell"];

const firstTable = (page: Page) => page.locator("[data-prose=body] table").first();

/** How the head, the rows and the cells of the first table are shown. */
const displays = (page: Page) =>
  firstTable(page)
    .locator("thead, tbody tr, tbody td")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))]);

/** Expects each cell on a line of its own, within 320 px, after its column's name. */
async function expectCards(page: Page, labels: string[], rowCount: number): Promise<void> {
  const cells = await firstTable(page)
    .locator("tbody td")
    .evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, top } = cell.getBoundingClientRect();
        return { label: getComputedStyle(cell, "::before").content.replace(/^"|"( \/ "")?$/g, ""), left, right, top };
      }),
    );
  expect(cells.map(({ label }) => label)).toEqual(Array.from({ length: rowCount }, () => labels).flat());
  const tops = cells.map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
  for (const { left, right } of cells) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(await page.locator("[data-prose=body] div:has(> table)").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
}

async function expectTableRoles(page: Page, labels: string[], rows: ProseNode[]): Promise<void> {
  const table = page.locator("[data-prose=body]").getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(labels);
  await expect(table.getByRole("row")).toHaveCount(rows.length + 1);
  const snapshot = await table.ariaSnapshot();
  for (const label of labels) expect(snapshot.split(`columnheader "${label}"`)).toHaveLength(2);
  const firstCells = rows.map((row) => proseText([childrenOf(row)[0] ?? ""]));
  expect(await table.locator("tbody tr > :first-child").allTextContents()).toEqual(firstCells);
  for (const name of firstCells) expect(snapshot).toContain(`cell "${name}"`);
  // What Playwright says comes from the elements. The browser itself could leave a role out where `display` is another.
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-prose=body] table" });
  const rolesOf = async (role: string) => (await session.send("Accessibility.queryAXTree", { nodeId, role })).nodes.length;
  expect([await rolesOf("columnheader"), await rolesOf("row"), await rolesOf("cell")]).toEqual([
    labels.length,
    rows.length + 1,
    rows.length * labels.length,
  ]);
}
