import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The site in the frame beside the desk. */
export interface SiteFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether a click opens a field; otherwise it does what it does for visitors. */
  isEditing: boolean;
  toggleEditing: () => void;
  switchTheme: () => void;
  /** Shows words in the element that was clicked last, until they are saved. */
  showTyped: (words: string) => void;
}

const OUTLINE = "[data-desk-hover]{outline:2px solid #ebbc2d!important;outline-offset:2px;cursor:pointer}";

interface SiteOptions {
  /** Called with a clicked element, and the path of its page. */
  onPick: (element: Element, path: string) => void;
  /** Called when the frame shows another page. */
  onVisit: (path: string) => void;
}

/** Outlines what the pointer is over in the frame, and reports clicks instead of letting the site act on them. */
export function useSite({ onPick, onVisit }: SiteOptions): SiteFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const picked = useRef<Element>(null);
  const [isEditing, setEditing] = useState(true);
  const latest = useRef({ onPick, onVisit, isEditing });
  latest.current = { onPick, onVisit, isEditing };

  const attach = useCallback((page: Document) => {
    const style = page.createElement("style");
    style.textContent = OUTLINE;
    page.head.append(style);
    const path = () => decodeURI(page.location.pathname);
    page.addEventListener("mouseover", ({ target }) => {
      for (const element of page.querySelectorAll("[data-desk-hover]")) element.removeAttribute("data-desk-hover");
      if (latest.current.isEditing) (target as Element).setAttribute("data-desk-hover", "");
    });
    page.addEventListener(
      "click",
      (event) => {
        if (!latest.current.isEditing) return;
        event.preventDefault();
        event.stopPropagation();
        picked.current = event.target as Element;
        latest.current.onPick(picked.current, path());
      },
      true,
    );
    latest.current.onVisit(path());
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => element.contentDocument && attach(element.contentDocument);
    element.addEventListener("load", onLoad);
    return () => element.removeEventListener("load", onLoad);
  });

  return {
    frame,
    isEditing,
    toggleEditing: () => setEditing(!isEditing),
    switchTheme: () => {
      const root = frame.current?.contentDocument?.documentElement;
      if (root) root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    },
    showTyped: (words) => {
      const text = [...(picked.current?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) text.textContent = words;
    },
  };
}
