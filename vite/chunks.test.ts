import { expect, test } from "vitest";
import { chunkGroups, chunks } from "./chunks.ts";

type Group = ReturnType<typeof chunkGroups>[number];

const matches = ({ test }: Group, id: string) => (test instanceof RegExp ? test.test(id) : (test as (id: string) => boolean)(id));

test.each([
  ["react", "/site/node_modules/react/index.js", true],
  ["react", "/site/node_modules/react-dom/client.js", true],
  ["react", "C:\\site\\node_modules\\scheduler\\index.js", true],
  ["react", "/site/node_modules/react-router/index.js", false],
  ["react", "/site/app/react/index.js", false],
  ["router", "/site/node_modules/react-router/index.js", true],
  ["router", "C:\\site\\node_modules\\react-router\\index.js", true],
  ["router", "/site/node_modules/react/index.js", false],
])("the group %s takes %s: %s", (name, id, isTaken) => {
  const group = chunkGroups().find((each) => each.name === name) as Group;
  expect(matches(group, id)).toBe(isTaken);
});

test("the libraries come first, then what the first page shares, then what other pages share", () => {
  expect(chunkGroups().map(({ name, debugName, minShareCount }) => [debugName ?? name, minShareCount])).toEqual([
    ["react", undefined],
    ["router", undefined],
    ["shared", 2],
    ["pages", 2],
  ]);
});

test.each(["/", "\\"])("shared is all that the entry and the home page import, however deep, with %s between folders", (slash) => {
  const path = (name: string) => `/site/${name}`.replaceAll("/", slash);
  const imports: Record<string, string[]> = {
    [path("app/entry.client.tsx")]: [path("app/router.ts")],
    [path("app/router.ts")]: [path("app/deep.ts")],
    [path("app/routes/home.tsx")]: [path("app/hero.tsx")],
    [path("app/routes/home-below.tsx")]: [path("app/below.tsx")],
    [path("app/routes/about.tsx")]: [path("app/aside.tsx")],
  };
  const modules = { getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null) };
  const group = chunkGroups()[2] as Group;
  const all = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
  for (const id of all) expect(matches(group, id)).toBe(true);
  const nameOf = group.name as (id: string, modules: unknown) => string | null;
  expect(all.filter((id) => nameOf(id, modules) === "shared").toSorted()).toEqual(
    ["app/deep.ts", "app/entry.client.tsx", "app/hero.tsx", "app/router.ts", "app/routes/home.tsx"].map(path),
  );
  expect(nameOf(path("app/aside.tsx"), modules)).toBeNull();
});

test("the build of the browser's code uses the groups, and `vite` does not", () => {
  const { apply, config } = chunks();
  expect(apply).toBe("build");
  const { environments } = (config as () => { environments: object })();
  const groups = chunkGroups().map(({ name }) => (typeof name === "string" ? expect.objectContaining({ name }) : expect.anything()));
  expect(environments).toEqual({ client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } });
});
