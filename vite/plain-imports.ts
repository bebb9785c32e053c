import type { Plugin } from "vite";

/** The module in which Vite keeps `__vitePreload`, the function around each `import()`. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Takes the preloading out of the function that Vite puts around each `import()`: nothing is preloaded here (`build.modulePreload` is off, and
 * there is one stylesheet). Decision 0026.
 *
 * @throws Error at the end of the build when a chunk has Vite's own function: Vite has renamed the module.
 */
export function plainImports(): Plugin {
  return {
    name: "site:plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.code.includes("vite:preloadError"))
          this.error(
            `${file.fileName} has Vite's preloading. Find its module's new name in Vite, and set PRELOAD_HELPER in vite/plain-imports.ts.`,
          );
    },
  };
}
