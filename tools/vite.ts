/** How Vite builds and serves the site's code. */
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Content } from "../app/content/read-content.ts";
import { sitePlugin } from "./site-plugin.ts";

export interface SiteConfig {
  root: string;
  content: () => Content;
  /** Names the build (see `virtual:site`). */
  release: string;
}

/** What every run of Vite has in common. */
export function viteConfig({ root, content, release }: SiteConfig): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react(), sitePlugin(content, release)],
    build: { target: "baseline-widely-available", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  };
}
