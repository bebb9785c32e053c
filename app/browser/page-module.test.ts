import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "./page-module.ts";

const Component = () => null;

describe("the code of a page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is handed on when it loads, and no timer is left", async () => {
    await expect(page("home", async () => ({ Component }))()).resolves.toEqual({ Component });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ERR-02 fails with ChunkLoadError and its name when it does not load", async () => {
    const load = page("service", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(load()).rejects.toMatchObject({
      name: "ChunkLoadError",
      message: "Loading chunk service failed",
      cause: { message: "Failed to fetch" },
    });
  });

  test("ERR-02 tells that it has failed, so that the next visit loads the page as a document", async () => {
    const load = page("service", () => Promise.reject(new Error("offline")));
    expect(load.hasFailed).toBe(false);
    await expect(load()).rejects.toThrow("Loading chunk service failed");
    expect(load.hasFailed).toBe(true);
  });

  test("CALL-02 fails after 120000 ms, and not before", async () => {
    const failed = vi.fn();
    page("article", () => new Promise(() => {}))().catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: "Loading chunk article failed" }));
  });
});
