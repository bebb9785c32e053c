import { test } from "vitest";
import { words } from "../../support/content.ts";
import type { SitePage } from "../site-page.ts";

const { chat, loading } = words;

/**
 * Code that the host loses, and has again later: what an engine remembers of a module that failed decides whether it can be tried again.
 *
 * @param lose Has the host respond with 404 to every address that matches; with `undefined` to none.
 */
export function testLateCode(page: () => SitePage, lose: (lost: RegExp | undefined) => void): void {
  test("ERR-02 the chat's code that was lost is there when the visitor tries again", async () => {
    lose(/\/assets\/chat-box-/);
    await page().open("/privacy");
    await page().click({ css: `aside[aria-label='${chat.name}'] [aria-label^='${chat.open}']`, text: "" });
    await page().shown({ css: "dialog[open] [role=alert]", text: chat.failure });
    lose(undefined);
    await page().click({ css: "dialog[open] button", text: chat.again });
    await page().shown("dialog[open] textarea");
  });

  test("ERR-02 the lightbox's code that was lost is there when the visitor tries again", async () => {
    lose(/\/assets\/lightbox-/);
    await page().open("/plumbing-services");
    await page().click("main a[href^='/pictures/']");
    await page().shown({ css: "main [role=alert]", text: loading.failure });
    lose(undefined);
    await page().click({ css: "main [role=alert] button", text: loading.again });
    await page().shown("dialog[open] img");
  });
}
