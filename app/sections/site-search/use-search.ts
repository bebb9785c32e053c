import { useEffect, useState } from "react";
import type { Search } from "../../search/find-pages.ts";
import { keptSearch, loadSearch } from "../../search/load-search.ts";

/** How long the visitor waits before the page offers to load the index again, in milliseconds. */
const PATIENCE_MS = 8000;

/** Loads an index. `retry` is there once it has failed or is late; one that comes late is used all the same (SEARCH-05). */
export function useSearch(address: string) {
  const [search, setSearch] = useState<Search | undefined>(() => keptSearch(address));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (keptSearch(address)) return;
    const fail = () => setFailed(attempt);
    const patience = setTimeout(fail, PATIENCE_MS);
    loadSearch(address)
      .then((loaded) => setSearch(() => loaded), fail)
      .finally(() => clearTimeout(patience));
    return () => clearTimeout(patience);
  }, [address, attempt]);
  return { search, retry: !search && failed === attempt ? () => setAttempt(attempt + 1) : undefined };
}
