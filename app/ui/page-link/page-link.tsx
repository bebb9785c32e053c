import type { ComponentProps } from "react";
import { Link, useViewTransitionState } from "react-router";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site; any other address, and a file to be saved, gives a plain link. */
  to: string;
}

/** A link. Within the site, the browser blends the old page into the new one, where it can. */
export function PageLink({ to, ...attributes }: PageLinkProps) {
  const isPage = to.startsWith("/") && attributes.download === undefined;
  return isPage ? <Link to={to} viewTransition {...attributes} /> : <a href={to} {...attributes} />;
}

/**
 * Marks a card while the browser goes from it to its page: its picture then becomes that page's picture. Put the answer into
 * `data-leaving` of the picture's box.
 */
export function useLeaving(to: string): true | undefined {
  return useViewTransitionState(to) || undefined;
}
