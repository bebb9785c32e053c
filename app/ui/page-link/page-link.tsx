import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isForThisTab } from "../../browser/is-for-this-tab.ts";
import { noteDeparture } from "../../browser/shared-element.ts";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site; any other address gives a plain link. */
  to: string;
  /** Whether a page of this site is loaded as a document, too; so is a file. */
  isDocument?: boolean | undefined;
}

/** A link. It opens pages of this site without a document load. */
export function PageLink({ to, isDocument = false, ...attributes }: PageLinkProps) {
  const isPage = to.startsWith("/") && !isDocument;
  return isPage ? <SiteLink to={to} {...attributes} /> : <a href={to} {...attributes} />;
}

// The router's own Link includes the prefetching of its framework mode, which this site does not use (3 KB in every visit). It also
// re-renders every link of a page at each step of a navigation.
function SiteLink({ to, onClick, ...attributes }: Omit<PageLinkProps, "isDocument">) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisTab(event)) return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    noteDeparture(pathname);
    void navigate(to, { replace: href === window.location.href });
  };
  return <a href={to} onClick={follow} {...attributes} />;
}
