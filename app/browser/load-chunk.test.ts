import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

const CODE = { Component: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ERR-02 a chunk that fails once is tried once more", async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(CODE);
  await expect(loadChunk("home", load)).resolves.toBe(CODE);
  expect(load).toHaveBeenCalledTimes(2);
});

test("ERR-02 a chunk that fails twice is a ChunkLoadError that names it and its cause", async () => {
  const load = vi.fn((): Promise<object> => Promise.reject(new TypeError("Failed to fetch")));
  await expect(loadChunk("service", load)).rejects.toMatchObject({
    name: "ChunkLoadError",
    message: "Loading chunk service failed",
    cause: { message: "Failed to fetch" },
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("CALL-02 a chunk fails after 120000 ms, and not before", async () => {
  const failed = vi.fn();
  loadChunk("article", () => new Promise<object>(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: "Loading chunk article failed" }));
});
