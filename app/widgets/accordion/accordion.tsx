import { flag, HYDRATED } from "../../browser/attributes.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import styles from "./accordion.module.css";
import { anchorOf, useAccordion } from "./use-accordion.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** A `div` by another name: of known elements React 19 writes `hidden` without its value, and only with it is closed text found. */
      "accordion-answer": Omit<HTMLAttributes<HTMLElement>, "hidden"> & { hidden?: "until-found" | undefined };
    }
  }
}

/** A question with its answer. */
export interface AccordionItem {
  /** Unique within its accordion. */
  id: number;
  title: string;
  desc: string;
}

/** The props of {@link Accordion}. */
export interface AccordionProps {
  /** What the items' anchors begin with: `question` gives `#question-1`. Unique on its page; letters, digits and hyphens. */
  name: string;
  items: readonly AccordionItem[];
  /** The level of the items' headings. */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** Questions of which one shows its answer: at first the one with the id 1 (STATE-02). */
export function Accordion({ name, items, level = 3 }: AccordionProps) {
  const isHydrated = useHydrated();
  const { root, openId, open } = useAccordion(name);
  const Heading = `h${level}` as const;
  return (
    <div ref={root} className={styles.accordion} {...flag(HYDRATED, isHydrated)}>
      {items.map(({ id, title, desc }) => {
        const anchor = anchorOf(name, id);
        const answerId = `${anchor}-answer`;
        const isOpen = id === openId;
        return (
          <div key={id} id={anchor} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-disabled={isOpen || undefined}
                aria-controls={answerId}
                onClick={() => open(id)}
              >
                <span>{title}</span>
                <span className={styles.sign} aria-hidden="true" />
              </button>
            </Heading>
            <accordion-answer id={answerId} className={styles.answer} hidden={isOpen ? undefined : "until-found"}>
              <p>{desc}</p>
            </accordion-answer>
          </div>
        );
      })}
    </div>
  );
}
