import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reservedPaths } from "../../app/route-table.ts";
import { serveSite } from "../../vite/hosting.ts";
import { expect, openHydrated, test } from "../support/test.ts";

test.describe.configure({ mode: "default" }); // one build for all

/** A copy of the repository with one more article, dated today. */
let root: string;
let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  root = mkdtempSync(path.join(tmpdir(), "new-article-"));
  for (const part of ["app", "content", "package-lock.json"]) cpSync(part, path.join(root, part), { recursive: true });
  for (const part of ["node_modules", ".cache"]) symlinkSync(path.resolve(part), path.join(root, part));
  const model = readFileSync("content/articles/tv-mounting.md", "utf8");
  const today = new Date().toISOString().slice(0, 10);
  const article = model
    .replace(/^url: .*$/m, "url: /screens-on-braai-walls")
    .replace(/^title: .*$/m, "title: Screens on braai walls")
    .replace(/^date: .*$/m, `date: ${today}`);
  writeFileSync(path.join(root, "content/articles/screens-on-braai-walls.md"), article);
  const { status, stderr } = spawnSync(process.execPath, [path.resolve("tools/build.ts")], { cwd: root, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  site = await serveSite({ root: path.join(root, "dist"), port: 0, host: "127.0.0.1" });
});
test.afterAll(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

test("DATA-01 a new article has its page, and another's page and the sitemap lead to it", async ({ page, request }) => {
  await openHydrated(page, `${site.address}/the-ultimate-guide-to-home`);
  await page.getByRole("main").getByRole("link", { name: "Screens on braai walls" }).first().click();
  await expect(page).toHaveURL(`${site.address}/screens-on-braai-walls`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Screens on braai walls");
  await expect(page.getByRole("main")).toContainText(`${new Date().getFullYear()}`);
  await openHydrated(page, `${site.address}/screens-on-braai-walls`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Screens on braai walls");
  expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).toContain("/screens-on-braai-walls</loc>");
});

test("DATA-02 every folder and document of the built site that is no page is a path that no new page can take", () => {
  const names = readdirSync(path.join(root, "dist"), { withFileTypes: true });
  const others = names
    .filter((entry) =>
      entry.isDirectory() ? !existsSync(path.join(entry.parentPath, entry.name, "index.html")) : /^(?!index\b).*\.html$/.test(entry.name),
    )
    .map(({ name }) => `/${name.replace(/\.html$/, "")}`);
  expect(others.toSorted()).toEqual(reservedPaths);
});
