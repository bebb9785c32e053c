import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import { renderInDev } from "./prerender-dev.ts";
import type { SiteSource } from "./site-source.ts";

test("a page that is deleted while the routes load is missing, and not rendered by another page's code", async () => {
  const pages = new Map([["/gone", {}]]);
  const read = async () => ({ pages: new Map(pages) });
  const ssrLoadModule = async () => {
    pages.delete("/gone");
    return {};
  };
  const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() };
  const answer = renderInDev({ ssrLoadModule } as unknown as ViteDevServer, { read } as unknown as SiteSource);
  await answer({ url: "/gone/page.json" } as never, response as never, (error) => expect(error).toBeUndefined());
  expect(response.writeHead).toHaveBeenCalledWith(404, expect.anything());
});
