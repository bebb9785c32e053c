import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  begin,
  complete,
  emptyServer,
  type Files,
  goLive,
  isHashed,
  KEEP_UNUSED_MS,
  planSteps,
  releaseToRestore,
  type ServerState,
} from "./plan.ts";

/** A page of the model names what it loads and links to in its own text, which stands here for its hash. */
interface Page {
  loads: string[];
  links: string[];
}

const NAMES = ["index", "contact", "services", "team", "terms", "blogs/one"];

/** A release in which every page links to and loads only what the release has. */
const release = fc
  .record({
    names: fc.subarray(NAMES, { minLength: 1 }),
    code: fc.integer({ min: 1, max: 4 }),
    text: fc.integer({ min: 1, max: 3 }),
    links: fc.array(fc.nat(), { minLength: NAMES.length, maxLength: NAMES.length }),
  })
  .map(({ names, code, text, links }): Map<string, string> => {
    const pages = names.map((name, at): [string, string] => {
      const page: Page = {
        loads: [`assets/${name.replace("/", "-")}-${code}.js`],
        links: [`${names[(links[at] ?? 0) % names.length]}.html`],
      };
      return [`${name}.html`, JSON.stringify({ text, ...page })];
    });
    const hashed = pages.flatMap(([, page]) => (JSON.parse(page) as Page).loads).map((file): [string, string] => [file, file]);
    const lists = JSON.stringify({ loads: [], links: pages.map(([file]) => file) });
    const rules = JSON.stringify(names);
    return new Map([...pages, ...hashed, ["sitemap.xml", lists], [".htaccess", rules]]);
  });

/** A server whose connection goes after a number of changes. */
class CutServer {
  files = new Map<string, string>();
  stored = "";
  left = Number.POSITIVE_INFINITY;

  state(): ServerState {
    if (!this.stored) return emptyServer();
    const { files, unsure, unusedSince, ...rest } = JSON.parse(this.stored);
    return { ...rest, files: new Map(files), unsure: new Set(unsure), unusedSince: new Map(unusedSince) };
  }

  store(server: ServerState): void {
    const { files, unsure, unusedSince, ...rest } = server;
    this.stored = JSON.stringify({ ...rest, files: [...files], unsure: [...unsure], unusedSince: [...unusedSince] });
  }

  /** @returns Whether it got to the end. `look` is called after each change. */
  publish({ id, wanted, now, look }: { id: string; wanted: Files; now: number; look: () => void }): boolean {
    const server = this.state();
    server.underway = id;
    for (const { action, paths } of planSteps(server, wanted, now)) {
      begin(server, paths);
      this.store(server);
      for (const path of paths) {
        if (this.left-- <= 0) return false;
        if (action === "put") this.files.set(path, wanted.get(path) as string);
        else this.files.delete(path);
        look();
      }
      complete(server, paths, wanted);
    }
    goLive(server, id, wanted, now);
    this.store(server);
    return true;
  }
}

describe("DEPLOY-02 however often and wherever the connection goes", () => {
  const history = fc.array(fc.record({ files: release, cuts: fc.array(fc.nat(25), { maxLength: 3 }) }), { minLength: 1, maxLength: 4 });

  test("every page finds what it loads and links to, and the release arrives whole", () => {
    fc.assert(
      fc.property(history, (releases) => {
        const host = new CutServer();
        releases.forEach(({ files, cuts }, at) => {
          const wanted = new Map([...files, ["service-worker.js", `worker ${at}`]]);
          const isThere = (file: string) => host.files.has(file);
          // A page that the release gives up is found until the rules redirect its address.
          const isRedirected = (file: string) => !wanted.has(file) && host.files.get(".htaccess") === wanted.get(".htaccess");
          // Visitors come to pages that were live, by the lists, and go on from link to link.
          const entrances = [...(releases[at - 1]?.files.keys() ?? []), "sitemap.xml"].filter((file) => /html|xml/.test(file));
          const look = () => {
            const visited = new Set<string>();
            const queue = entrances.filter(isThere);
            for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
              if (visited.has(file)) continue;
              visited.add(file);
              const { loads, links }: Page = JSON.parse(host.files.get(file) as string);
              expect(
                loads.filter((load) => !isThere(load)),
                `${file} loads`,
              ).toEqual([]);
              expect(
                links.filter((link) => !isThere(link) && !isRedirected(link)),
                `${file} links to`,
              ).toEqual([]);
              queue.push(...links.filter(isThere));
            }
            if (host.files.get("service-worker.js") !== wanted.get("service-worker.js")) return;
            expect(
              [...wanted.keys()].filter((file) => !isThere(file)),
              "when the new service worker comes",
            ).toEqual([]);
          };
          const job = { id: `r${at}`, wanted, now: at, look };
          for (const cut of cuts) {
            host.left = cut;
            host.publish(job);
          }
          host.left = Number.POSITIVE_INFINITY;
          expect(host.publish(job)).toBe(true);
          const live = new Map([...host.files].filter(([file]) => wanted.has(file) || !isHashed(file)));
          expect(live).toEqual(wanted);
          expect(host.state().unsure.size).toBe(0);
          expect(planSteps(host.state(), wanted, at)).toEqual([]);
        });
      }),
      { numRuns: 500 },
    );
  });

  test("DEPLOY-01 undo finds every hashed file of the release that it restores", () => {
    fc.assert(
      fc.property(history, (releases) => {
        const host = new CutServer();
        const look = () => undefined;
        releases.forEach(({ files: wanted, cuts }, at) => {
          const now = at * 2 * KEEP_UNUSED_MS;
          for (const left of [...cuts, Number.POSITIVE_INFINITY]) {
            host.left = left;
            host.publish({ id: `r${at}`, wanted, now, look });
            const restored = releaseToRestore(host.state());
            const files = restored ? [...(releases[Number(restored.slice(1))]?.files.keys() ?? [])] : [];
            expect(files.filter((file) => isHashed(file) && !host.files.has(file))).toEqual([]);
          }
        });
      }),
    );
  });
});

const filesOf = (names: string[], hash = "1"): Map<string, string> => new Map(names.map((name) => [name, hash]));

/** A server on which a release is live. */
function serverWith(files: Map<string, string>, now = 0): ServerState {
  const server = emptyServer();
  complete(server, [...files.keys()], files);
  goLive(server, "old", files, now);
  return server;
}

test("DEPLOY-02 a script goes before the page that loads it, a new page before the pages that link to it, the service worker last", () => {
  const server = serverWith(filesOf(["index.html", "gone.html", "gone.html.br", ".htaccess", "service-worker.js", "sitemap.xml"]));
  const wanted = filesOf(
    ["index.html", "new.html", "new/page.json", ".htaccess", "service-worker.js", "sitemap.xml", "assets/a-1.js", "sprite.svg"],
    "2",
  );
  expect(planSteps(server, wanted, 0).map(({ action, paths }) => [action, ...paths])).toEqual([
    ["put", "assets/a-1.js"],
    ["put", "sprite.svg"],
    ["put", "new.html", "new/page.json"],
    ["put", "index.html"],
    ["put", "sitemap.xml"],
    ["put", ".htaccess"],
    ["remove", "gone.html", "gone.html.br"],
    ["put", "service-worker.js"],
  ]);
});

test("DEPLOY-02 a file that no page uses any more stays for 30 days after that, then it goes", () => {
  const server = serverWith(filesOf(["assets/old.js"]));
  const wanted = filesOf(["assets/new.js"]);
  const replacedAt = 100 * KEEP_UNUSED_MS;
  expect(planSteps(server, wanted, replacedAt)).toMatchObject([{ action: "put", paths: ["assets/new.js"] }]);
  complete(server, ["assets/new.js"], wanted);
  goLive(server, "new", wanted, replacedAt);
  expect(planSteps(server, wanted, replacedAt + KEEP_UNUSED_MS)).toEqual([]);
  expect(planSteps(server, wanted, replacedAt + KEEP_UNUSED_MS + 1)).toMatchObject([{ action: "remove", paths: ["assets/old.js"] }]);
});

test("DEPLOY-01 files of others on the server are left alone", () => {
  const server = serverWith(filesOf(["index.html"]));
  expect(planSteps(server, filesOf(["index.html"], "2"), 0).flatMap(({ paths }) => paths)).toEqual(["index.html"]);
});

test.each([
  ["nothing was published", { releases: [] }, undefined],
  ["one release is live", { releases: ["a"] }, undefined],
  ["two were published", { releases: ["b", "a"] }, "a"],
  ["a newer one was cut off", { releases: ["b", "a"], underway: "c" }, "b"],
  ["an undo was cut off", { releases: ["b", "a"], underway: "a" }, "a"],
  ["the first one was cut off", { releases: [], underway: "a" }, undefined],
])("DEPLOY-01 undo when %s", (_when, known, restored) => {
  expect(releaseToRestore({ ...emptyServer(), ...known })).toBe(restored);
});
