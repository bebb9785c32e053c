import { type MouseEvent, useState } from "react";
import { isForThisTab } from "./is-for-this-tab.ts";

/** Code that is fetched when the visitor comes near a link which it takes over. */
export interface CodeOnDemand<Code> {
  /** The code, once a click has asked for it and it is there. */
  code: Code | undefined;
  /** For a link: fetches the code when the pointer or the focus comes to it, and with a click calls `onReady` once the code is there. */
  linkProps: (onReady: () => void) => {
    "data-waits": "";
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
}

/**
 * Lets code take over a link. A click made while the code is on its way is seen to wait (`data-early`) and is not lost; where the code
 * cannot be loaded the link leads where it leads without JavaScript.
 *
 * @param load Imports the code.
 */
export function useCodeOnDemand<Code>(load: () => Promise<Code>): CodeOnDemand<Code> {
  const [code, setCode] = useState<Code>();
  const prepare = () => void load().catch(() => {}); // the click tries again
  const open = async (link: HTMLAnchorElement, onReady: () => void) => {
    link.focus(); // Safari does not focus what is clicked; the focus comes back to it later
    link.dataset.early = "";
    try {
      const loaded = await load();
      setCode(() => loaded);
      onReady();
    } catch {
      if (link.isConnected) window.location.assign(link.href);
    } finally {
      delete link.dataset.early;
    }
  };
  return {
    code,
    linkProps: (onReady) => ({
      "data-waits": "",
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
