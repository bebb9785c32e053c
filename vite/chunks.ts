import type { Plugin } from "vite";

/**
 * Splits the browser code into chunks: React; the router; what pages share. Each page keeps the rest in a chunk of its own, so that a visit
 * requests few files. A module goes into the first group that matches.
 */
export function chunks(): Plugin {
  const groups = [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
    { name: "shared", minShareCount: 2 },
  ];
  return {
    name: "site:chunks",
    apply: "build",
    config: () => ({ environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } } }),
  };
}
