import type { Plugin, Rolldown } from "vite";

/** Where the first visit starts: the entry, and the page that most visitors see first. */
const FIRST = /[\\/]app[\\/](entry\.client|routes[\\/]home)\.tsx$/;

/** Divides the code of the browser into files (`chunkGroups`). */
export function chunks(): Plugin {
  return {
    name: "site:chunks",
    apply: "build",
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } } },
    }),
  };
}

/**
 * How the code is divided into files: the two large libraries, which run one after the other, what the first page shares with others, what
 * only other pages share, and each page's own. A visit then requests few files, and the first page none that it does not need. Earlier
 * groups take what later ones could.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const ofFirst = new Set<string>();
  return [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
    {
      debugName: "shared",
      test: (id) => {
        if (FIRST.test(id)) ofFirst.add(id);
        return true;
      },
      name: (id, modules) => {
        // A set can grow while it is walked: this reaches everything that the first page imports.
        for (const module of ofFirst) for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) ofFirst.add(imported);
        return ofFirst.has(id) ? "shared" : null;
      },
      minShareCount: 2,
    },
    { name: "pages", minShareCount: 2 },
  ];
}
