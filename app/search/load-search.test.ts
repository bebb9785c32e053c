import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ADDRESS = "/assets/search-1.json";
const INDEX = {
  pages: [{ path: "/boats", kind: "service", title: "Boats", description: "", headings: [], words: "" }],
  common: [],
};
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

test("SEARCH-02 an index that is loaded is searched, and kept under its address", async () => {
  fetchFile.mockResolvedValue(Response.json(INDEX));
  expect(module.keptSearch(ADDRESS)).toBeUndefined();
  const search = await module.loadSearch(ADDRESS);
  expect(search("boat").map(({ page }) => page.path)).toEqual(["/boats"]);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  expect(module.keptSearch(ADDRESS)).toBe(search);
  expect(module.keptSearch("/assets/search-2.json")).toBeUndefined();
});

test("SEARCH-05 an index that fails once is fetched again", async () => {
  fetchFile.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Response.json(INDEX));
  await expect(module.loadSearch(ADDRESS)).resolves.toBeTypeOf("function");
});

test.each([
  ["an error", () => new Response("{}", { status: 500 })],
  ["a document", () => new Response("<!doctype html>")],
  ["an empty file", () => new Response("")],
  ["null", () => Response.json(null)],
  ["other JSON", () => Response.json({ pages: [] })],
])("SEARCH-05 where a host responds with %s, the search fails", async (_, respond) => {
  fetchFile.mockImplementation(async () => respond());
  await expect(module.loadSearch(ADDRESS)).rejects.toThrow();
  expect(fetchFile).toHaveBeenCalledTimes(2);
  expect(module.keptSearch(ADDRESS)).toBeUndefined();
});
