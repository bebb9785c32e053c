import { describe, expect, test } from "vitest";
import { page } from "./page-module.ts";

const Component = () => null;

describe("the code of a page", () => {
  test("is its component", async () => {
    await expect(page("home", async () => ({ Component })).load()).resolves.toEqual({ Component });
  });

  test("ERR-02 tells that it has failed, so that the next visit loads the page as a document, until it loads", async () => {
    let isOnline = false;
    const module = page("service", () => (isOnline ? Promise.resolve({ Component }) : Promise.reject(new Error("offline"))));
    expect(module.hasFailed).toBe(false);
    await expect(module.load()).rejects.toThrow("Loading chunk service failed");
    expect(module.hasFailed).toBe(true);
    isOnline = true;
    await module.load();
    expect(module.hasFailed).toBe(false);
  });
});
