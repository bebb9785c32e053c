import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import { renderInDev } from "./prerender-dev.ts";
import type { SiteSource } from "./site-source.ts";

test.each(["deleted", "added"])("a page that is %s while the routes load is rendered by routes of the same content", async (change) => {
  const states = [{ pages: new Map([["/old", {}]]) }, { pages: new Map([["/new", {}]]) }];
  const loaded: unknown[] = [];
  const read = async () => states[0];
  const ssrLoadModule = async () => {
    loaded.push(states[0]);
    if (states.length > 1) states.shift();
    return {};
  };
  const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() };
  const answer = renderInDev({ ssrLoadModule } as unknown as ViteDevServer, { read } as unknown as SiteSource);
  const url = change === "deleted" ? "/old/page.json" : "/new/page.json";
  await answer({ url } as never, response as never, (error) => expect(error).toBeUndefined());
  expect(response.writeHead).toHaveBeenCalledWith(change === "deleted" ? 404 : 200, expect.anything());
  expect(loaded.at(-1)).toBe(states[0]);
});
