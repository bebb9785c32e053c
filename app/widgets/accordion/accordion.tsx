import { Plus } from "lucide";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./accordion.module.css";

/** The id of the initially open item (STATE-02). */
const DEFAULT_OPEN_ID = 1;

interface AccordionProps {
  /** What the answers' anchors begin with: `question` gives `#question-1`. Unique on its page; letters, digits and hyphens. */
  name: string;
  /** Each id is unique within the accordion. `anchor` is a second anchor, on the header: every browser scrolls there, open or closed. */
  items: readonly { id: number; title: string; desc: ReactNode; anchor?: string | undefined }[];
}

/** Questions, one of which shows its answer: at first the one with the id 1 (STATE-02). */
export function Accordion({ name, items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<number>();
  const { hash, key } = useLocation();

  // The router scrolls to an anchor, but only the browser's own navigation opens the <details> around it. Before hydration the visitor may have
  // opened another item, or closed the open one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items come with another location
  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (root.current?.contains(target)) (target?.closest("details") as HTMLDetailsElement).open = true;
    const answers = [...(root.current?.children ?? [])] as HTMLDetailsElement[];
    const open = answers.find((item) => item.open) ?? answers[items.findIndex(({ id }) => id === DEFAULT_OPEN_ID)];
    if (open) open.open = true;
    setOpenId(open && items[answers.indexOf(open)]?.id);
  }, [hash, key]);

  return (
    <div ref={root} className={styles.accordion}>
      {items.map(({ id, title, desc, anchor }) => (
        <details
          key={id}
          name={name}
          className={styles.item}
          open={id === DEFAULT_OPEN_ID}
          suppressHydrationWarning // the element itself owns `open`: see above
          onToggle={({ currentTarget }) => currentTarget.open && setOpenId(id)}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the summary of a <details> is a button */}
          <summary aria-disabled={id === openId || undefined} onClick={openInPlace}>
            <h3 id={anchor}>{title}</h3>
            <span data-screen-only="">
              <Icon shape={Plus} size="large" />
            </span>
          </summary>
          <div id={`${name}-${id}`} className={styles.answer} data-part="answer">
            {typeof desc === "string" ? <p>{desc}</p> : desc}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Opens an item, never closes it (STATE-02). Keeps its header in place on the screen, as the item that closes may be above it. */
function openInPlace(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const { currentTarget: summary } = event;
  const { top } = summary.getBoundingClientRect();
  (summary.parentElement as HTMLDetailsElement).open = true;
  window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
}
