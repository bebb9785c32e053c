import { useState } from "react";
import { instead } from "./clicks.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * Fetches the code that handles a link's click when the visitor hovers or focuses the link. Before hydration, and without JavaScript, the
 * browser follows the link.
 *
 * @param chunk Names the code in an error.
 * @returns The code, once a click has requested it and it is loaded; what the visitor can do if it did not load; and props for the link, whose
 * click calls `onReady` once the code is loaded and which until then is `aria-busy`.
 */
export function useCodeOnDemand<Code>(chunk: string, importCode: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<{ retry: () => void; address: string }>();
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
    linkProps: (onReady: () => void) => ({
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: instead((link) => void open(link, onReady)),
    }),
  };
}
