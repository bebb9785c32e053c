import type { ProseNode } from "../../app/schema/prose.ts";
import { proseText } from "../../app/schema/prose.ts";
import { content } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

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
  test.describe(path, () => {
    for (const direction of ["ltr", "rtl"])
      for (const forcedColors of ["none", "active"] as const)
        test(`at 320 px each row is a card: cells one below the other, each with its column's name, in ${direction}, forced colours ${forcedColors}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.addInitScript((value) => localStorage.setItem("direction", value), direction);
          await page.emulateMedia({ forcedColors });
          await page.goto(path);
          const table = page.locator("[data-prose=body] table").first();
          const cells = await table
            .locator("tbody td")
            .evaluateAll((all) =>
              all.map((cell) => [
                getComputedStyle(cell, "::before").content.replace(/^"|"( \/ "")?$/g, ""),
                cell.getBoundingClientRect().left,
                cell.getBoundingClientRect().right,
                cell.getBoundingClientRect().top,
              ]),
            );
          expect(cells.map(([label]) => label)).toEqual(rows.flatMap(() => labels));
          const tops = cells.map(([, , , top]) => Number(top));
          expect(tops).toEqual(tops.toSorted((a, b) => a - b));
          expect(new Set(tops).size).toBe(tops.length);
          for (const [, left, right] of cells) {
            expect(Number(left)).toBeGreaterThanOrEqual(0);
            expect(Number(right)).toBeLessThanOrEqual(320);
          }
          expect(await page.locator("[data-prose=body] div:has(> table)").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
        });

    test("as cards it is still a table to assistive technology, whose labels are read once", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
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
    });

    test("on paper and on a wide screen it is a table", async ({ page }) => {
      const displays = () =>
        page
          .locator("[data-prose=body] table")
          .first()
          .locator("thead, tbody tr, tbody td")
          .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      expect(await displays()).toEqual(["table-header-group", "table-row", "table-cell"]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ media: "print" });
      expect(await displays()).toEqual(["table-header-group", "table-row", "table-cell"]);
    });
  });
}
