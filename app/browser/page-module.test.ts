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

  test("ERR-02 may be tried again", async () => {
    let attempts = 0;
    const load = page("service", async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("offline");
      return { Component };
    });
    await expect(load()).rejects.toThrow("Loading chunk service failed");
    await expect(load()).resolves.toEqual({ Component });
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
