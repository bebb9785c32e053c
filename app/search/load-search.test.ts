import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ADDRESS = "/assets/search-1.json";
const INDEX = [{ path: "/boats", kind: "service", title: "Boats", description: "", headings: [], words: "", synonyms: "" }];
const fetchFile = vi.fn<(address: string) => Promise<Response>>();

let module: typeof import("./load-search.ts");
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetchFile);
  module = await import("./load-search.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("SEARCH-05 an index is fetched again after a failure, and kept once it is there", async () => {
  fetchFile.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Response.json(INDEX));
  const search = await module.loadSearch(ADDRESS);
  expect(search("boat").map(({ page }) => page.path)).toEqual(["/boats"]);
  expect(module.loadedSearch).toBe(search);
});

test.each([
  ["an error", () => new Response("{}", { status: 500 })],
  ["a document", () => new Response("<!doctype html>")],
  ["other JSON", () => Response.json({ pages: [] })],
])("SEARCH-05 when the host answers with %s, the search fails", async (_, respond) => {
  fetchFile.mockImplementation(async () => respond());
  await expect(module.loadSearch(ADDRESS)).rejects.toThrow();
  expect(module.loadedSearch).toBeUndefined();
});
