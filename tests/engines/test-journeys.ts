import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { serveFolder } from "../../vite/hosting.ts";
import type { Browser, BrowserOptions } from "./browsers/browser.ts";
import { testLateCode } from "./journeys/late-code.ts";
import { testNavigation } from "./journeys/navigation.ts";
import { testWithoutJavaScript } from "./journeys/no-javascript.ts";
import { testOffline } from "./journeys/offline.ts";
import { testOpeningHours } from "./journeys/opening-hours.ts";
import { testRightToLeft } from "./journeys/right-to-left.ts";
import { testSearch } from "./journeys/search.ts";
import { testWidgets } from "./journeys/widgets.ts";
import { SitePage } from "./site-page.ts";

/** These tests lose files that the worker would have kept: they get one that does nothing. journeys/offline.ts has the site's own. */
const SERVICE_WORKER = "/service-worker.js";

/** An engine's browser, as `tests/engines/browsers` starts it. */
export interface Engine {
  name: string;
  /** Where its program is, as tools/check.ts found it. Without one, its tests are skipped. */
  program: string | undefined;
  start(program: string, options: BrowserOptions): Promise<Browser>;
}

/** All journeys in one engine. The engines' files run side by side: each waits for its driver half of the time. */
export function testJourneys({ name, program = "", start }: Engine): void {
  /** What the host has lost: it responds with 404 to these addresses. */
  let lost: RegExp | undefined;
  let site: Server;
  let address: string;
  beforeAll(async () => {
    const respond = serveFolder(path.resolve("dist"));
    site = createServer((request, response) => {
      const { url = "" } = request;
      if (url === SERVICE_WORKER) response.writeHead(200, { "Content-Type": "text/javascript" }).end();
      else if (lost?.test(url)) response.writeHead(404).end();
      else respond(request, response);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.close();
    site.closeAllConnections();
  });

  describe.skipIf(!program)(name, () => {
    for (const javaScript of [true, false])
      describe(javaScript ? "with JavaScript" : "without JavaScript", () => {
        let browser: Browser;
        let page: SitePage;
        beforeAll(async () => {
          browser = await start(program, { javaScript });
          page = new SitePage(browser, address);
        });
        afterAll(() => browser?.close());
        const current = () => page;
        if (!javaScript) return testWithoutJavaScript(current);
        // First: what the browser has fetched before, it keeps.
        testLateCode(current, (files) => {
          lost = files;
        });
        testNavigation(current);
        testOpeningHours(current);
        testRightToLeft(current);
        testWidgets(current);
        testSearch(current);
        testOffline(() => browser);
      });
  });
}
