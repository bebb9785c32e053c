import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { air } from "./vite/air.ts";
import { brand } from "./vite/brand.ts";
import { classNames } from "./vite/class-names.ts";
import { content } from "./vite/content.ts";
import { font } from "./vite/font.ts";
import { generatedFiles } from "./vite/generated-files.ts";
import { hosting } from "./vite/hosting.ts";
import { icons } from "./vite/icons.ts";
import { partLayers } from "./vite/part-layers.ts";
import { pictures } from "./vite/pictures.ts";
import { prerender } from "./vite/prerender.ts";
import { siteFiles } from "./vite/site-files.ts";
import { siteSource } from "./vite/site-source.ts";
import { socialCards } from "./vite/social-cards.ts";

const root = process.cwd();

/** React and its router; what pages share. Each page keeps the rest in a chunk of its own, so that a visit requests few files. The first match counts. */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: "shared", minShareCount: 2 },
];

/** The owner's desk shares it (edit/start.ts). */
export const site = siteSource(root);

/** Where `vite` and `vite preview` listen, unless `PORT` and `HOST` say so. @throws Error when `PORT` is no port. */
function addressOf(usual: number) {
  const { PORT, HOST } = process.env;
  const port = Number(PORT || usual);
  if (!(port >= 0 && port <= 65_535)) throw new Error(`PORT is '${PORT}', which is no port. Give a number from 0 to 65535.`);
  return { port, host: HOST || "127.0.0.1" };
}

/** `vite`, `vite build` and `vite preview`. Each plugin has one job; docs/architecture.md shows how they work together. */
export default defineConfig(({ command }) => ({
  root,
  appType: "custom",
  publicDir: false,
  logLevel: command === "build" ? "warn" : "info", // a build would list some 500 files
  plugins: [
    react(),
    brand(async () => {
      const { content, pictures } = await site.read();
      return { brand: content.brand, pictures: pictures.values() };
    }),
    content(site),
    generatedFiles(site, [pictures, air, socialCards, icons, font, siteFiles]),
    prerender(site),
    hosting(),
  ],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    license: { fileName: "licences.txt" }, // of the packages that reach the browser, whose licences ask for it
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  css: { postcss: { plugins: [partLayers] }, modules: command === "build" ? { generateScopedName: classNames(root) } : {} },
  server: { ...addressOf(5173), watch: { ignored: ["**/.cache/**", "**/dist/**", "**/dist-hosts/**"] } },
  preview: { ...addressOf(4173), strictPort: true },
}));
