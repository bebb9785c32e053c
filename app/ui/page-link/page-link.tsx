import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useViewTransitionState } from "react-router";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site; any other address, and a file to be saved, gives a plain link. */
  to: string;
}

/** A link. Within the site, the browser blends the old page into the new one, where it can. */
export function PageLink({ to, ...attributes }: PageLinkProps) {
  const isPage = to.startsWith("/") && attributes.download === undefined;
  return isPage ? <SiteLink to={to} {...attributes} /> : <a href={to} {...attributes} />;
}

// The router's own Link brings along what prefetches for its framework, which this site does not use: 3 KB in every visit.
function SiteLink({ to, onClick, ...attributes }: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { viewTransition: true });
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...attributes}
    />
  );
}

/**
 * Marks a card while the browser goes from it to its page: its picture then becomes that page's picture. Put the answer into
 * `data-leaving` of the picture's box.
 */
export function useLeaving(to: string): true | undefined {
  return useViewTransitionState(to) || undefined;
}
