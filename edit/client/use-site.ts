import { type RefObject, useEffect, useRef, useState } from "react";
import { normalised, visibleTexts } from "./find-field.ts";

/** The site in the frame beside the desk. */
export type SiteFrame = ReturnType<typeof useSite>;

const MARK = "data-desk";
const HOVER = "data-desk-hover";
const OUTLINE = `[${HOVER}],[${MARK}]:focus-visible{outline:3px solid #ebbc2d!important;outline-offset:2px;box-shadow:0 0 0 2px #0b1f3a!important;cursor:pointer}`;

interface SiteOptions {
  /** What {@link isFound} reads: when it changes, the page is searched again. */
  index: unknown;
  /** Whether an element shows something of the content. */
  isFound: (element: Element, path: string) => boolean;
  /** Called with a clicked element, and the path of its page. */
  onPick: (element: Element, path: string) => void;
  /** Called when the Escape key leaves the frame. */
  onLeave: () => void;
  /** Called when the frame shows another page, or the same one again; `isFollowed` when the owner has followed a link to it. */
  onVisit: (path: string, isFollowed: boolean) => void;
  /** Called when a page has been hydrated, so that what isn't saved can be shown on it. */
  onReady: () => void;
}

/**
 * Outlines what can be changed under the pointer or the focus in the frame, and reports clicks and the Enter key instead of letting the site
 * act on them.
 */
export function useSite(options: SiteOptions) {
  const [isEditing, setEditing] = useState(true);
  const picked = useRef<Element>(null);
  /** The field that is being typed into, and the nodes of the page that showed its old text. */
  const typed = useRef<Typed>(undefined);
  const { attach, lookAgain } = useAttach({ ...options, isEditing }, picked);
  const { frame, onLoad, renew, visit } = useFrame((page) => {
    typed.current = undefined;
    picked.current = null;
    attach(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what isFound reads
  useEffect(() => lookAgain.current(), [options.index]);
  const page = () => frame.current?.contentDocument;
  return {
    frame,
    onLoad,
    /** Whether a click opens a field; otherwise it does what it does for visitors. */
    isEditing,
    toggleEditing: () => setEditing(!isEditing),
    visit,
    renew,
    /** Shows typed words in place of those before, until they are saved; `everywhere` for a fact, which longer texts name. */
    showTyped: (field: string, before: string, after: string, everywhere: boolean) => {
      if (typed.current?.field !== field) {
        const shown = page();
        if (!shown || !isHydrated(shown) || before.length < 2) return; // hydration compares the page with what was prerendered
        const isShown = (node: Node, text: string) =>
          everywhere || picked.current?.contains(node) ? text.includes(before) : normalised(text) === before;
        typed.current = { field, before, places: textsIn(shown.body).filter(([node, text]) => isShown(node, text)) };
      }
      for (const [node, text] of typed.current.places) node.nodeValue = text.replaceAll(typed.current.before, () => after);
    },
    /** Puts the focus on the element that was picked last, or on the first one that can be. */
    focus: () => {
      const last = picked.current as HTMLElement | null;
      (last?.isConnected ? last : page()?.querySelector<HTMLElement>(`[${MARK}]`))?.focus();
    },
  };
}

interface Typed {
  field: string;
  before: string;
  places: [node: Node, text: string][];
}

/** The frame's page. @param attach Called with each page that it shows. */
function useFrame(attach: (page: Document) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** The path that the desk asked for last, until the frame has loaded: a page that reloads meanwhile would cancel the visit. */
  const wanted = useRef<string>(undefined);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const path = wanted.current;
    wanted.current = undefined;
    if (path && page.location.pathname !== path) page.location.assign(path);
    attach(page);
  };
  const visit = (path: string) => {
    const now = wanted.current ?? frame.current?.contentDocument?.location.pathname;
    if (!now || decodeURI(now) === path) return;
    wanted.current = encodeURI(path);
    frame.current?.contentWindow?.location.assign(wanted.current);
  };
  return { frame, onLoad, visit, renew: () => frame.current?.contentWindow?.location.reload() };
}

/** Marks what can be changed on a page, and reports what happens there. */
function useAttach(options: SiteOptions & { isEditing: boolean }, picked: RefObject<Element | null>) {
  const latest = useRef(options);
  latest.current = options;
  const visited = useRef("");
  const lookAgain = useRef(() => {});

  const attach = (page: Document) => {
    const style = page.createElement("style");
    style.textContent = OUTLINE;
    page.head.append(style);
    let path = "";
    let isReady = false;
    const look = () => {
      if (!page.defaultView) return; // the frame shows another page
      const here = decodeURI(page.location.pathname);
      // While clicks change the site, only the desk itself visits pages: a page that loads late may not take the form from a later choice.
      if (here !== path) latest.current.onVisit(here, here !== visited.current && !latest.current.isEditing);
      path = here;
      visited.current = here;
      if (!isHydrated(page)) return;
      mark(page, (element) => latest.current.isFound(element, here));
      if (!isReady) latest.current.onReady();
      isReady = true;
    };
    let timer: number | undefined;
    const lookSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, 300);
    };
    new MutationObserver(lookSoon).observe(page.documentElement, { subtree: true, childList: true, attributeFilter: ["data-hydrated"] });
    lookAgain.current = lookSoon;
    look();
    listen(page);
  };

  const listen = (page: Document) => {
    page.addEventListener("mousemove", (event) => {
      for (const element of page.querySelectorAll(`[${HOVER}]`)) element.removeAttribute(HOVER);
      if (latest.current.isEditing) elementAt(event).closest(`[${MARK}]`)?.setAttribute(HOVER, "");
    });
    const pick = (event: Event) => {
      if (!latest.current.isEditing) return;
      picked.current = elementAt(event);
      if (!picked.current.closest("summary, [aria-expanded]")) {
        event.preventDefault(); // but a question opens its answer, which can be changed too
        event.stopPropagation();
      }
      latest.current.onPick(picked.current, decodeURI(page.location.pathname));
    };
    page.addEventListener("click", pick, true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.target as Element).hasAttribute(MARK)) pick(event);
      if (event.key === "Escape" && latest.current.isEditing) latest.current.onLeave();
    };
    page.addEventListener("keydown", onKey, true);
  };
  return { attach, lookAgain };
}

/** The text nodes of a part of a page, with their texts. */
function textsIn(part: Element): [node: Node, text: string][] {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: [Node, string][] = [];
  while (walker.nextNode()) texts.push([walker.currentNode, walker.currentNode.nodeValue ?? ""]);
  return texts;
}

const isHydrated = (page: Document): boolean => page.documentElement?.hasAttribute("data-hydrated");

/** Makes what can be changed reachable by the Tab key, too. */
function mark(page: Document, isFound: (element: Element) => boolean): void {
  for (const element of visibleTexts(page.body)) {
    if (element.hasAttribute(MARK) || element.closest(`[${MARK}]`) || !isFound(element)) continue;
    const natural = element.closest("a, button, summary, input, select, textarea") ?? element;
    natural.setAttribute(MARK, "");
    if (natural === element && (element as HTMLElement).tabIndex < 0) element.setAttribute("tabindex", "0");
  }
}

/** What an event is about: its target, or the picture beneath it if the target shows nothing that can be changed. */
function elementAt({ target, clientX, clientY }: { target: EventTarget | null; clientX?: number; clientY?: number }): Element {
  const element = target as Element;
  if (element.closest(`[${MARK}], h1, h2, h3, p`) || !clientX || !clientY) return element;
  return element.ownerDocument.elementsFromPoint(clientX, clientY).find((other) => other.matches(`img[${MARK}]`)) ?? element;
}
