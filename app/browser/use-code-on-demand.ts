import { type MouseEvent, useState } from "react";
import { isForThisTab } from "./is-for-this-tab.ts";
import { loadChunk } from "./load-chunk.ts";

/** Code that handles a link's click, and is fetched when the visitor hovers or focuses the link. */
export interface CodeOnDemand<Code> {
  /** The code, once a click has requested it and it is loaded. */
  code: Code | undefined;
  /** What the visitor can do instead. Present only if the code that a click requested did not load. */
  failure: { retry: () => void; address: string } | undefined;
  /** For a link. A click calls `onReady` once the code is loaded; until then the link is `aria-busy`. */
  linkProps: (onReady: () => void) => {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
}

/**
 * Fetches the code that handles a link's click. Before hydration, and without JavaScript, the browser follows the link.
 *
 * @param chunk Names the code in an error.
 * @param importCode Imports it.
 */
export function useCodeOnDemand<Code extends object>(chunk: string, importCode: () => Promise<Code>): CodeOnDemand<Code> {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<CodeOnDemand<Code>["failure"]>();
  const prepare = () => void importCode().catch(() => {}); // the click tries again
  const open = async (link: HTMLAnchorElement, onReady: () => void) => {
    link.focus(); // Safari does not focus what is clicked; the focus comes back to it later
    link.ariaBusy = "true";
    try {
      const loaded = await loadChunk(chunk, importCode);
      setCode(() => loaded);
      setFailure(undefined);
      onReady();
    } catch {
      setFailure({ retry: () => void open(link, onReady), address: link.href });
    }
    link.ariaBusy = null;
  };
  return {
    code,
    failure,
    linkProps: (onReady) => ({
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event) => {
        if (!isForThisTab(event)) return;
        event.preventDefault();
        void open(event.currentTarget, onReady);
      },
    }),
  };
}
