import { type MouseEvent, useState } from "react";
import { EARLY, WAITS } from "./attributes.ts";
import { isForThisTab } from "./is-for-this-tab.ts";
import { loadChunk, PATIENCE_MS } from "./load-chunk.ts";

/** Code that handles a link's click, and is fetched when the visitor hovers or focuses the link. */
export interface CodeOnDemand<Code> {
  /** The code, once a click has requested it and it is loaded. */
  code: Code | undefined;
  /** What the visitor can do instead. Present only if the code that a click requested did not load, or is late. */
  failure: { retry: () => void; address: string } | undefined;
  /** For a link: fetches the code on hover and on focus. A click calls `onReady` once the code is loaded. */
  linkProps: (onReady: () => void) => {
    [WAITS]: "";
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
}

/**
 * Fetches the code that handles a link's click. A click while the code loads sets `data-early`, and is handled once the code is loaded. If
 * the code does not load, or not soon, `failure` is set. Without JavaScript the browser follows the link.
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
    link.toggleAttribute(EARLY, true);
    const offerWayOn = () => {
      link.removeAttribute(EARLY);
      setFailure({ retry: () => void open(link, onReady), address: link.href });
    };
    const patience = setTimeout(offerWayOn, PATIENCE_MS);
    try {
      const loaded = await loadChunk(chunk, importCode);
      setCode(() => loaded);
      setFailure(undefined);
      link.removeAttribute(EARLY);
      onReady();
    } catch {
      offerWayOn();
    } finally {
      clearTimeout(patience);
    }
  };
  return {
    code,
    failure,
    linkProps: (onReady) => ({
      [WAITS]: "",
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
