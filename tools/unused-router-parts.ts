import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Cut {
  /** What is left out by it. */
  what: string;
  pattern: RegExp;
  replacement: string;
}

const CUTS: readonly Cut[] = [
  { what: "names for developers' tools", pattern: /^\w+\.displayName = .*;$/gm, replacement: "" },
  { what: "components that are not drawn", pattern: /= React\$1\.forwardRef\(/g, replacement: "= /*@__PURE__*/ React$1.forwardRef(" },
  { what: "the router's hooks for measuring", pattern: /\binit\.instrumentations\b/g, replacement: "undefined" },
  { what: "their options, for measuring", pattern: /\bopts\?\.instrumentations\b/g, replacement: "undefined" },
  { what: "what is done with errors of server components", pattern: /\bthis\.context\b/g, replacement: "false" },
];

/**
 * Lets the bundler leave out what this site does not use of the router: its Link, Form and their like, which stay only because each is
 * given a name for developers' tools after it is made, its hooks for measuring, and what it does (in a context) with errors of server
 * components. That is 6 KB of every first visit. The build fails when a newer router is written in another way.
 */
export function unusedRouterParts(): Plugin {
  let unmatched: Set<Cut>;
  return {
    name: "unused-router-parts",
    enforce: "pre",
    apply: "build",
    buildStart() {
      unmatched = new Set(CUTS);
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        return CUTS.reduce((text, cut) => {
          const shorter = text.replace(cut.pattern, () => cut.replacement);
          if (shorter !== text) unmatched.delete(cut);
          return shorter;
        }, code);
      },
    },
    buildEnd(error) {
      const [cut] = unmatched;
      if (error || !cut) return;
      const { version } = createRequire(import.meta.url)("react-router/package.json") as { version: string };
      throw new Error(
        `React Router ${version} no longer has ${cut.pattern} (${cut.what}), so that this is no longer left out. Look in ` +
          "node_modules/react-router/dist/production for how it is written now, and mend the pattern in tools/unused-router-parts.ts; " +
          "or take it out there, if the site's scripts keep within their budget (tests/site/budgets.spec.ts) without it.",
      );
    },
  };
}
