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
    plugins: [react(), sitePlugin(source, release), plainImports],
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
