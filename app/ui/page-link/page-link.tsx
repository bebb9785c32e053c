import type { ComponentProps, MouseEvent } from "react";
import { useNavigate, useViewTransitionState } from "react-router";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site; any other address, and a file to be saved, gives a plain link. */
  to: string;
}

/**
 * A link. On a card whose picture travels (`data-travels`) the browser blends the old page into the new one, where it can; elsewhere the new
 * page is there at once.
 */
export function PageLink({ to, ...attributes }: PageLinkProps) {
  const isPage = to.startsWith("/") && attributes.download === undefined;
  return isPage ? <SiteLink to={to} {...attributes} /> : <a href={to} {...attributes} />;
}

// The router's own Link brings along what prefetches for its framework, which this site does not use (3 KB in every visit), and draws
// every link of a page anew for each step of a navigation.
function SiteLink({ to, onClick, ...attributes }: PageLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisTab(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    void navigate(to, {
      replace: link.href === window.location.href,
      viewTransition: link.closest("[data-travels]") !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
  };
  return <a href={to} onClick={follow} {...attributes} />;
}

/**
 * Marks a card while the browser goes from it to its page, or back: its picture then becomes that page's picture. Put the answer into
 * `data-leaving` of the picture's box, and `data-travels` on the card; not on a page that has a picture of its own.
 */
export function useLeaving(to: string): true | undefined {
  return useViewTransitionState(to) || undefined;
}
