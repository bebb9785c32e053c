import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
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
  const [page, setPage] = useState<Document>();
  const [isEditing, setEditing] = useState(true);
  const { frame, onLoad, renew, visit } = useFrame(setPage);
  useMarks(page, isEditing, options);
  const picked = usePicks(page, isEditing, options);
  return {
    frame,
    onLoad,
    /** Whether a click opens a field; otherwise it does what it does for visitors. */
    isEditing,
    toggleEditing: () => setEditing(!isEditing),
    visit,
    renew,
    showTyped: useTyped(page, picked),
    /** Puts the focus on the element that was picked last, or on the first one that can be. */
    focus: () => {
      const last = picked.current as HTMLElement | null;
      (last?.isConnected ? last : page?.querySelector<HTMLElement>(`[${MARK}]`))?.focus();
    },
  };
}

/** Marks what can be changed on the page, also when code changes it or a link leads to another one within the document. */
function useMarks(page: Document | undefined, isEditing: boolean, { index, isFound, onVisit, onReady }: SiteOptions): void {
  const seen = useRef<{ page?: Document; path: string; isReady: boolean }>({ path: "", isReady: false });
  const look = useEffectEvent((shown: Document) => {
    if (!shown.defaultView) return; // the frame shows another page
    const before = seen.current;
    const isNew = shown !== before.page;
    const path = decodeURI(shown.location.pathname);
    seen.current = { page: shown, path, isReady: isHydrated(shown) };
    // While clicks change the site, only the desk itself visits pages: a page that loads late may not take the form from a later choice.
    if (isNew || path !== before.path) onVisit(path, path !== before.path && !isEditing);
    if (!seen.current.isReady) return;
    mark(shown, (element) => isFound(element, path));
    if (isNew || !before.isReady) onReady();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is what isFound reads
  useEffect(() => {
    if (!page) return undefined;
    let timer: number | undefined;
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => look(page), 300);
    });
    observer.observe(page.documentElement, { subtree: true, childList: true, attributeFilter: ["data-hydrated"] });
    look(page);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [page, index]);
}

/** Reports what is clicked on the page. @returns The element that was picked last. */
function usePicks(page: Document | undefined, isEditing: boolean, { onPick, onLeave }: SiteOptions) {
  const picked = useRef<Element>(null);
  const onMove = useEffectEvent((event: MouseEvent) => {
    for (const element of page?.querySelectorAll(`[${HOVER}]`) ?? []) element.removeAttribute(HOVER);
    if (isEditing) elementAt(event).closest(`[${MARK}]`)?.setAttribute(HOVER, "");
  });
  const pick = useEffectEvent((event: Event) => {
    if (!isEditing) return;
    picked.current = elementAt(event);
    if (!picked.current.closest("summary, [aria-expanded]")) {
      event.preventDefault(); // but a question opens its answer, which can be changed too
      event.stopPropagation();
    }
    onPick(picked.current, decodeURI(picked.current.ownerDocument.location.pathname));
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.target as Element).hasAttribute(MARK)) pick(event);
    if (event.key === "Escape" && isEditing) onLeave();
  });
  useEffect(() => {
    if (!page) return;
    picked.current = null;
    const style = page.createElement("style");
    style.textContent = OUTLINE;
    page.head.append(style);
    page.addEventListener("mousemove", onMove);
    page.addEventListener("click", pick, true);
    page.addEventListener("keydown", onKey, true);
  }, [page]);
  return picked;
}

/** Shows typed words in place of those before, until they are saved; `everywhere` for a fact, which longer texts name. */
function useTyped(page: Document | undefined, picked: RefObject<Element | null>) {
  /** The field that is being typed into, and the nodes of the page that showed its old text. */
  const typed = useRef<{ page: Document; field: string; before: string; places: [node: Node, text: string][] }>(undefined);
  return (field: string, before: string, after: string, everywhere: boolean) => {
    let now = typed.current;
    if (now?.page !== page || now?.field !== field) {
      if (!page || !isHydrated(page) || before.length < 2) return; // hydration compares the page with what was prerendered
      const isShown = (node: Node, text: string) =>
        everywhere || picked.current?.contains(node) ? text.includes(before) : normalised(text) === before;
      now = { page, field, before, places: textsIn(page.body).filter(([node, text]) => isShown(node, text)) };
    }
    typed.current = now;
    for (const [node, text] of now.places) node.nodeValue = text.replaceAll(now.before, () => after);
  };
}

/** The frame's page. @param onPage Called with each page that it shows. */
function useFrame(onPage: (page: Document) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** The path that the desk asked for last, until the frame has loaded: a page that reloads meanwhile would cancel the visit. */
  const wanted = useRef<string>(undefined);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const path = wanted.current;
    wanted.current = undefined;
    if (path && page.location.pathname !== path) page.location.assign(path);
    onPage(page);
  };
  const visit = (path: string) => {
    const now = wanted.current ?? frame.current?.contentDocument?.location.pathname;
    if (!now || decodeURI(now) === path) return;
    wanted.current = encodeURI(path);
    frame.current?.contentWindow?.location.assign(wanted.current);
  };
  return { frame, onLoad, visit, renew: () => frame.current?.contentWindow?.location.reload() };
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
