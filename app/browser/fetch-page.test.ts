import { afterEach, beforeEach, expect, test, vi } from "vitest";

const RELEASE = "/assets/entry.client-now.js";
const ADDRESS = "https://air.example/services";
const PAGE = { layout: "services", path: "/services", title: "Services" };
const file = (release = RELEASE) => Response.json({ release, version: "1", page: PAGE });

const [assign, reload] = [vi.fn(), vi.fn()];
const fetchFile = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
let data: typeof import("./fetch-page.ts");

beforeEach(async () => {
  vi.resetModules(); // each visit begins with nothing fetched
  vi.stubGlobal("fetch", fetchFile);
  vi.stubGlobal("window", { location: { href: "https://air.example/", assign, reload }, addEventListener: vi.fn() });
  data = await import("./fetch-page.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const load = (path = "/services", init?: RequestInit, hash = "") =>
  data.loadPage(path, new Request(ADDRESS, init), { release: RELEASE, hash });

test("a page's data are fetched from beside its document, once", async () => {
  fetchFile.mockResolvedValue(file());
  await data.fetchPage("/step-by-step installation");
  await expect(load("/step-by-step installation")).resolves.toEqual(PAGE);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith("/step-by-step%20installation/page.json", { cache: "no-cache" });
});

test("data that the boot script has fetched are not fetched again, unless it has failed", async () => {
  fetchFile.mockResolvedValue(file());
  await data.fetchPage("/services", Promise.resolve(await file().json()));
  await expect(load()).resolves.toEqual(PAGE);
  expect(fetchFile).not.toHaveBeenCalled();
  await data.fetchPage("/team", Promise.resolve(undefined));
  expect(fetchFile).toHaveBeenCalledOnce();
});

test.each([
  ["a connection that breaks once", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a host that fails once", async () => new Response(null, { status: 503 })],
  ["a file that is cut off once", async () => new Response('{"release":"')],
])("ERR-02 after %s the data are fetched again", async (_, fail) => {
  fetchFile.mockImplementationOnce(fail).mockResolvedValueOnce(file());
  await expect(load()).resolves.toEqual(PAGE);
});

test("ERR-02 data that fail twice are fetched again by the next navigation", async () => {
  fetchFile.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(load()).rejects.toMatchObject({ name: "ChunkLoadError" });
  fetchFile.mockResolvedValue(file());
  await expect(load()).resolves.toEqual(PAGE);
});

test("RT-06 a page for which the host has no file does not exist", async () => {
  fetchFile.mockResolvedValue(new Response(null, { status: 404 }));
  await expect(load("/none")).rejects.toMatchObject({ status: 404, statusText: "Not Found" });
});

test("BLOG-06 a post that does not exist has the default text", async () => {
  fetchFile.mockImplementation(async (address) => (address === "/blog-detail/page.json" ? file() : new Response(null, { status: 404 })));
  await expect(load("/blog-detail/99")).resolves.toEqual(PAGE);
});

test.each(["", "#prices"])("ERR-02 a page of another release is loaded as a document, at the link's anchor: '%s'", async (hash) => {
  fetchFile.mockResolvedValue(file("/assets/entry.client-next.js"));
  const settled = vi.fn();
  void load("/services", {}, hash).then(settled, settled);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`${ADDRESS}${hash}`));
  expect(settled).not.toHaveBeenCalled();
});

test("ERR-02 after Back, which has changed the address already, the document is loaded in place", async () => {
  fetchFile.mockResolvedValue(file("/assets/entry.client-next.js"));
  window.location.href = `${ADDRESS}#prices`;
  void load("/services", {}, "#prices");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});

test("a navigation that was given up loads no document", async () => {
  fetchFile.mockResolvedValue(file("/assets/entry.client-next.js"));
  await expect(load("/services", { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(assign).not.toHaveBeenCalled();
});
