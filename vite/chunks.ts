import type { Plugin, Rolldown } from "vite";

/** The modules of a first visit: the entry, and the home page. */
const FIRST = /[\\/]app[\\/](entry\.client|routes[\\/]home)\.tsx$/;

/** Splits the browser code into chunks (see `chunkGroups`). */
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
 * The chunks: React; the router; what the home page shares with other pages; what only other pages share. Each page keeps the rest in a
 * chunk of its own. So a visit requests few files, and the home page none that it does not need. A module goes into the first group that
 * matches.
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
        // A set can grow while it is iterated: the loop reaches everything that the home page imports.
        for (const module of ofFirst) for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) ofFirst.add(imported);
        return ofFirst.has(id) ? "shared" : null;
      },
      minShareCount: 2,
    },
    { name: "pages", minShareCount: 2 },
  ];
}
