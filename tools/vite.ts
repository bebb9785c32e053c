/** How Vite builds and serves the site's code. */
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
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
    plugins: [react(), sitePlugin(source, release)],
    build: { target: "baseline-widely-available", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  };
}
