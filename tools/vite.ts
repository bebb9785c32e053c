/** How Vite builds and serves the site's code. */
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import { type SiteSource, sitePlugin } from "./site-plugin.ts";

export interface SiteConfig {
  root: string;
  source: () => SiteSource;
  /** Names the build (see `virtual:site`). */
  release: string;
}

/** What every run of Vite has in common. */
export function viteConfig({ root, source, release }: SiteConfig): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), sitePlugin(source, release), plainImports, unusedRouterParts],
    build: {
      target: "baseline-widely-available",
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
    },
  };
}

/**
 * Leaves dynamic imports as they are. Vite's own helper names, for each, what it needs besides: here that is one sheet, which every
 * document has, and code that a page's links fetch before they are followed.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/**
 * Lets the bundler leave out what this site does not use of the router: its Link, Form and their like, which stay only because each is
 * given a name for developers' tools after it is made, its hooks for measuring, and what it does (in a context) with errors of server
 * components. That is 6 KB of every first visit.
 */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replaceAll("= React$1.forwardRef(", "= /*@__PURE__*/ React$1.forwardRef(")
        .replace(/\b(init|opts\?)\.instrumentations\b/g, "undefined")
        .replaceAll("this.context", "false"),
  },
};
