import { useState } from "react";
import { instead } from "./clicks.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * Fetches the code that handles a link's click when the visitor hovers or focuses the link. Before hydration, and without JavaScript, the
 * browser follows the link.
 *
 * @param chunk Names the code in an error.
 * @returns Once a click has requested the code and it is loaded: the code, and which link was clicked; what the visitor can do if it did not
 * load; and props for a link, by its number, which until then is `aria-busy`.
 */
export function useCodeOnDemand<Code>(chunk: string, importCode: () => Promise<Code>) {
  const [opened, setOpened] = useState<{ code: Code; number: number }>();
  const [failure, setFailure] = useState<{ retry: () => void; address: string }>();
  const prepare = () => void importCode().catch(() => {}); // the click tries again
  const open = async (link: HTMLAnchorElement, number: number) => {
    link.focus(); // Safari does not focus what is clicked; the focus comes back to it later
    link.ariaBusy = "true";
    try {
      setOpened({ code: await loadChunk(chunk, importCode), number });
      setFailure(undefined);
    } catch {
      setFailure({ retry: () => void open(link, number), address: link.href });
    }
    link.ariaBusy = null;
  };
  return {
    opened,
    close: () => setOpened(undefined),
    failure,
    linkProps: (number = 0) => ({
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: instead((link) => void open(link, number)),
    }),
  };
}
