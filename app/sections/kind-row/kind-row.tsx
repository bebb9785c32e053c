import { useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { instead } from "../../browser/clicks.ts";
import { reducedMotion } from "../../browser/reduced-motion.ts";
import type { Page } from "../../schema/page.ts";
import { fillPlaceholders } from "../../ui/copy/fill-placeholders.ts";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./kind-row.module.css";

/** Links above a list, to all of it and, with counts, to what is of one kind (LIST-01). A visitor who follows one stays at the list. */
export function KindRow({ page }: { page: Page<"services" | "blogs"> }) {
  const { kindRow, kindLinks, path: current } = page;
  const { row, follow } = useStay(current);
  if (kindLinks.length < 2) return null;
  const count = kindLinks.find(({ path }) => path === current)?.count ?? 0;
  return (
    <nav className={styles.row} aria-label={kindRow.label} ref={row}>
      <ul data-row="chips">
        {kindLinks.map((link, index) => (
          <li key={link.path}>
            <PageLink to={link.path} aria-current={link.path === current ? "page" : undefined} onClick={follow}>
              <span>{link.label}</span> {index > 0 && <span className={styles.count}>{link.count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
      <p role="status">
        <VisuallyHidden>{fillPlaceholders(kindRow.shown, { count, total: kindLinks[0]?.count ?? 0 })}</VisuallyHidden>
      </p>
    </nav>
  );
}

/** Follows a link without a scroll to the top, and keeps the row where it was on screen: the heading above it may have another height. */
function useStay(current: string) {
  const navigate = useNavigate();
  const row = useRef<HTMLElement>(null);
  const left = useRef<number>(undefined);
  const topInDocument = () => (row.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
  const follow = instead((link) => {
    left.current = topInDocument();
    void navigate(link.pathname, {
      preventScrollReset: true,
      replace: link.href === window.location.href,
      viewTransition: !reducedMotion().matches,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page moves the row
  useLayoutEffect(() => {
    if (left.current !== undefined) window.scrollBy({ top: topInDocument() - left.current, behavior: "instant" });
    left.current = undefined;
  }, [current]);
  return { row, follow };
}
