import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.mock("virtual:site", () => ({ release: "now" }));

const assign = vi.fn();
const reload = vi.fn();
const onPageShow = vi.fn<(type: string, listener: (event: { persisted: boolean }) => void) => void>();
const fetchFile = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const notes = new Map<string, string>();
const storage = {
  getItem: (name: string) => notes.get(name) ?? null,
  setItem: (name: string, value: string) => void notes.set(name, value),
  removeItem: (name: string) => void notes.delete(name),
};
const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

let data: typeof import("./page-data.ts");
beforeEach(async () => {
  vi.resetModules(); // each visit begins with nothing prefetched
  notes.clear();
  vi.stubGlobal("fetch", fetchFile);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", { location: { assign, reload }, addEventListener: onPageShow });
  data = await import("./page-data.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const ADDRESS = "https://air.example/services";
const PAGE = { layout: "services", path: "/services", title: "Services" };
const file = (release = "now") => Response.json({ release, page: PAGE });
const load = (path = "/services", { signal, isCodeLost = false }: { signal?: AbortSignal; isCodeLost?: boolean } = {}) =>
  data.loadPageData(path, new Request(ADDRESS, signal ? { signal } : {}), { isCodeLost });

/** Whether a promise is still open after everything that can happen at once. */
const staysOpen = async (promise: Promise<unknown>) => {
  const settled = vi.fn();
  promise.then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  return settled.mock.calls.length === 0;
};

describe("a page's data", () => {
  test("are fetched from beside its document, and revalidated each time", async () => {
    fetchFile.mockImplementation(async () => file());
    await expect(load("/step-by-step installation")).resolves.toEqual(PAGE);
    expect(fetchFile).toHaveBeenCalledWith("/step-by-step%20installation/page.json", { cache: "no-cache" });
    await load("/step-by-step installation");
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  test.each([403, 404, 410])("RT-06 with status %i there is no such page", async (status) => {
    fetchFile.mockResolvedValue(new Response(null, { status }));
    await expect(load("/none")).rejects.toMatchObject({ status: 404, statusText: "Not Found" });
  });

  test.each(["<!doctype html>", "null", "{}", '{"release":"now"}'])(
    "RT-06 where a host responds with %s there is no such page",
    async (text) => {
      fetchFile.mockResolvedValue(new Response(text));
      await expect(load("/none")).rejects.toMatchObject({ status: 404 });
    },
  );

  test("BLOG-06 a post that does not exist has the default text", async () => {
    fetchFile.mockImplementation(async (address) => (address === "/blog-detail/page.json" ? file() : new Response(null, { status: 404 })));
    await expect(load("/blog-detail/99")).resolves.toEqual(PAGE);
  });

  test("ERR-02 a status that reports a failure is passed on", async () => {
    fetchFile.mockResolvedValue(new Response(null, { status: 503, statusText: "Service Unavailable" }));
    await expect(load()).rejects.toMatchObject({ status: 503, statusText: "Service Unavailable" });
  });

  test("ERR-02 a connection that breaks is a ConnectionError with its cause", async () => {
    const cause = new TypeError("Failed to fetch");
    fetchFile.mockRejectedValue(cause);
    await expect(load()).rejects.toMatchObject({ name: "ConnectionError", message: "TypeError: Failed to fetch", cause });
  });

  test("ERR-02 are fetched once more where the first try fails or comes back empty", async () => {
    for (const first of [Promise.reject(new TypeError("Failed to fetch")), new Response(null, { status: 503 }), new Response("")]) {
      fetchFile.mockReset();
      fetchFile.mockReturnValueOnce(first as Promise<Response>).mockResolvedValueOnce(file());
      await expect(load()).resolves.toEqual(PAGE);
      expect(fetchFile).toHaveBeenCalledTimes(2);
    }
  });

  test("ERR-02 that come truncated, twice, are a ConnectionError", async () => {
    fetchFile.mockImplementation(async () => new Response('{"release":"now","pa'));
    await expect(load()).rejects.toMatchObject({ name: "ConnectionError" });
  });

  test("a visitor who changes their mind gets nothing", async () => {
    const change = new AbortController();
    fetchFile.mockResolvedValue(file());
    const loading = load("/services", { signal: change.signal });
    change.abort();
    await expect(loading).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("data that were prefetched", () => {
  test("are used for one navigation", async () => {
    fetchFile.mockImplementation(async () => file());
    await expect(data.prefetchPageData("/services")).resolves.toEqual(PAGE);
    expect(data.isPrefetched("/services")).toBe(true);
    await load();
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(data.isPrefetched("/services")).toBe(false);
    await load();
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  test("are asked for again where that failed", async () => {
    const failure = new TypeError("Failed to fetch");
    fetchFile.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValueOnce(file());
    await expect(data.prefetchPageData("/services")).resolves.toBeUndefined();
    expect(data.isPrefetched("/services")).toBe(false);
    await expect(load()).resolves.toEqual(PAGE);
  });
});

describe("ERR-02 a page that was seen", () => {
  const offline = () => fetchFile.mockImplementation(async () => Promise.reject(new TypeError("Failed to fetch")));

  test("is shown where it does not load again, and loaded again where it does", async () => {
    data.keepPage("/services", PAGE as never);
    offline();
    await expect(load()).resolves.toEqual(PAGE);
    fetchFile.mockImplementation(async () => Response.json({ release: "now", page: { ...PAGE, title: "New" } }));
    await expect(load()).resolves.toMatchObject({ title: "New" });
    offline();
    await expect(load()).resolves.toMatchObject({ title: "New" });
  });

  test("is shown after a second where it hangs", async () => {
    data.keepPage("/services", PAGE as never);
    fetchFile.mockReturnValue(new Promise(() => {}));
    const started = Date.now();
    await expect(load()).resolves.toEqual(PAGE);
    expect(Date.now() - started).toBeGreaterThan(990);
  });

  test("is one of the last twenty", async () => {
    for (let number = 0; number <= 20; number += 1) data.keepPage(`/${number}`, PAGE as never);
    offline();
    await expect(load("/0")).rejects.toMatchObject({ name: "ConnectionError" });
    await expect(load("/1")).resolves.toEqual(PAGE);
  });

  test("is not shown where its code is lost: only a document load brings that", async () => {
    data.keepPage("/services", PAGE as never);
    offline();
    await expect(load("/services", { isCodeLost: true })).rejects.toMatchObject({ name: "ConnectionError" });
  });
});

describe("ERR-02 a page of another release", () => {
  test("is loaded as a document, and again if the browser kept this one for the way back", async () => {
    fetchFile.mockResolvedValue(file("next"));
    expect(await staysOpen(load())).toBe(true);
    expect(assign).toHaveBeenCalledWith(ADDRESS);
    const [, listener] = onPageShow.mock.calls[0] ?? [];
    listener?.({ persisted: false });
    expect(reload).not.toHaveBeenCalled();
    listener?.({ persisted: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  test("is loaded once for its release; then the visitor is told", async () => {
    fetchFile.mockImplementation(async () => file("next"));
    await staysOpen(load());
    await expect(load()).rejects.toThrow("This page is of an older release than next");
    expect(assign).toHaveBeenCalledOnce();
  });

  test("is not loaded where nothing can be noted", async () => {
    vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    fetchFile.mockResolvedValue(file("next"));
    await expect(load()).rejects.toThrow("This page is of an older release than next");
    expect(assign).not.toHaveBeenCalled();
    expect(() => data.noteRelease()).not.toThrow();
  });

  test("is no longer waited for once it is there", async () => {
    notes.set("loaded-for-release", `another ${ADDRESS}`);
    data.noteRelease();
    expect(notes.size).toBe(1);
    notes.set("loaded-for-release", `now ${ADDRESS}`);
    data.noteRelease();
    expect(notes.size).toBe(0);
  });
});

test("ERR-02 a page whose code is lost is loaded as a document, also within the release", async () => {
  fetchFile.mockResolvedValue(file());
  expect(await staysOpen(load("/services", { isCodeLost: true }))).toBe(true);
  expect(assign).toHaveBeenCalledWith(ADDRESS);
});
