import { type MouseEvent, useState } from "react";
import { isForThisTab } from "../browser/is-for-this-tab.ts";
import { EARLY, WAITS } from "./attributes.ts";
import { loadChunk } from "./load-chunk.ts";

/** Code that is fetched when the visitor comes near a link which it takes over. */
export interface CodeOnDemand<Code> {
  /** The code, once a click has asked for it and it is there. */
  code: Code | undefined;
  /** Tries again; absent unless the code that a click asked for did not load. */
  retry: (() => void) | undefined;
  /** For a link: fetches the code when the pointer or the focus comes to it, and with a click calls `onReady` once the code is there. */
  linkProps: (onReady: () => void) => {
    [WAITS]: "";
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
}

/**
 * Lets code take over a link. A click made while the code is on its way shows that it waits (`data-early`) and is not lost. Where the code
 * does not load, `retry` says so; without JavaScript the link leads where it leads.
 *
 * @param chunk Names the code in an error.
 * @param importCode Imports it.
 */
export function useCodeOnDemand<Code>(chunk: string, importCode: () => Promise<Code>): CodeOnDemand<Code> {
  const [code, setCode] = useState<Code>();
  const [retry, setRetry] = useState<() => void>();
  const prepare = () => void importCode().catch(() => {}); // the click tries again
  const open = async (link: HTMLAnchorElement, onReady: () => void) => {
    link.focus(); // Safari does not focus what is clicked; the focus comes back to it later
    link.toggleAttribute(EARLY, true);
    try {
      const loaded = await loadChunk(chunk, importCode);
      setCode(() => loaded);
      setRetry(undefined);
      onReady();
    } catch {
      setRetry(() => () => void open(link, onReady));
    } finally {
      link.removeAttribute(EARLY);
    }
  };
  return {
    code,
    retry,
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
