import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";

/** The id of the item that is open at first (STATE-02). */
const DEFAULT_OPEN_ID = 1;

/** The one open item (STATE-02). */
interface Opened {
  id: number;
  /** Whether the page is to be scrolled to it. */
  isSought: boolean;
}

interface Accordion {
  root: RefObject<HTMLDivElement | null>;
  openId: number;
  open: (id: number) => void;
}

/**
 * Knows which item is open. Besides a press, an address that ends with an item's anchor opens it, and text found in its answer.
 *
 * @param name What the anchors of the items begin with.
 */
export function useAccordion(name: string): Accordion {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  useLayoutEffect(() => {
    const found = itemFoundEarly(root);
    const item = found ?? itemAt(root, location.hash);
    // If the browser scrolled there before hydration, the visitor may have scrolled on since.
    const isSought = item !== undefined && item !== found && !item.matches(":target");
    setOpened({ id: item ? idOf(item, name) : DEFAULT_OPEN_ID, isSought });
  }, [name]);

  useLayoutEffect(() => {
    if (opened?.isSought) itemAt(root, `#${anchorOf(name, opened.id)}`)?.scrollIntoView();
  }, [name, opened]);

  useAddress((hash) => {
    const item = itemAt(root, hash);
    if (item) setOpened({ id: idOf(item, name), isSought: true });
  });

  useEffect(() => {
    const { current: accordion } = root;
    const onBeforeMatch = ({ target }: Event) => {
      const item = itemsOf(root).find((child) => child.contains(target as Node));
      // At once, so that the browser scrolls to what it found when the other answer takes no more space.
      if (item) flushSync(() => setOpened({ id: idOf(item, name), isSought: false }));
    };
    accordion?.addEventListener("beforematch", onBeforeMatch);
    return () => accordion?.removeEventListener("beforematch", onBeforeMatch);
  }, [name]);

  return {
    root,
    openId: opened?.id ?? DEFAULT_OPEN_ID,
    open: (id) => setOpened({ id, isSought: false }),
  };
}

/** Reports the hash that the visitor navigates to within the page, such as `#question-3`. */
function useAddress(onSought: (hash: string) => void): void {
  const seek = useEffectEvent(onSought);
  useEffect(() => {
    const onHashChange = () => seek(location.hash);
    // No `hashchange` event follows a link to the current hash, or a link that the router handles.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && isForThisTab(event) && withoutHash(link.href) === withoutHash(location.href)) seek(link.hash);
    };
    window.addEventListener("hashchange", onHashChange);
    document.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("hashchange", onHashChange);
      document.removeEventListener("click", onClick);
    };
  }, []);
}

/** An item's anchor: the id of its element, unique on the page. */
export const anchorOf = (name: string, id: number): string => `${name}-${id}`;

const idOf = (item: Element, name: string): number => Number(item.id.slice(name.length + 1));

const itemsOf = (root: RefObject<Element | null>): Element[] => [...(root.current?.children ?? [])];

const itemAt = (root: RefObject<Element | null>, hash: string): Element | undefined => itemsOf(root).find(({ id }) => `#${id}` === hash);

/** The item in whose answer the browser found text before hydration, and revealed it. */
const itemFoundEarly = (root: RefObject<Element | null>): Element | undefined =>
  itemsOf(root).find((item) => !item.matches(":has(> [hidden], [aria-expanded=true])"));

const withoutHash = (address: string): string => address.replace(/#.*/, "");
