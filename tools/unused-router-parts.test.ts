import { build } from "vite";
import { expect, test } from "vitest";
import { unusedRouterParts } from "./unused-router-parts.ts";

const MODULE = "/node_modules/react-router/dist/production/lib.js";

/** All that is cut out, as React Router 8.5 writes it. */
const LINES = [
  "let React$1 = { forwardRef: String }, init = {}, opts;",
  "const Link = React$1.forwardRef(() => {});",
  'Link.displayName = "Link";',
  "export function start() { return [this.context, init.instrumentations, opts?.instrumentations]; }",
];

/** Builds a site of one module, which stands for the router's. */
async function buildRouter(code: string): Promise<string> {
  const router = { name: "router", resolveId: (id: string) => id, load: () => code };
  const input = { input: MODULE, preserveEntrySignatures: "strict" } as const;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [router, unusedRouterParts()],
    build: { write: false, minify: false, rolldownOptions: input },
  });
  return JSON.stringify(result);
}

test("what the site does not use of the router is cut out", async () => {
  const built = await buildRouter(LINES.join("\n"));
  expect(built).toContain("start");
  expect(built).not.toMatch(/displayName|forwardRef\(|instrumentations|this\.context/);
});

test.each([
  ["Link.displayName", "names for developers' tools"],
  ["React$1.forwardRef", "components that are not drawn"],
  ["init.instrumentations", "measuring"],
  ["opts?.instrumentations", "measuring"],
  ["this.context", "errors of server components"],
])("the build fails when the router has no %s any more", async (part, what) => {
  const other = LINES.join("\n").replaceAll(part, part.replace(/\w+$/, "other"));
  const message = `React Router \\d+\\.\\d+\\.\\d+ no longer has .*${what}.*Look in node_modules/react-router/.*mend the pattern in tools/`;
  await expect(buildRouter(other)).rejects.toThrow(new RegExp(message));
});
