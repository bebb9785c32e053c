import type { ComponentProps, MouseEvent } from "react";
import { useLinkClickHandler } from "react-router";

interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site; any other address gives a plain link. */
  to: string;
  /** Whether a page of this site is loaded as a document, too; so is a file, of content/files or another. */
  isDocument?: boolean | undefined;
}

/** A link. It opens pages of this site without a document load. */
export function PageLink({ to, isDocument = false, onClick, ...attributes }: PageLinkProps) {
  // The router's own Link has the prefetching of its framework mode, which this site does not use (3 KB in every visit).
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const isPage = to.startsWith("/") && !to.startsWith("/files/") && !isDocument;
  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isPage && !event.defaultPrevented) follow(event);
  };
  return <a href={to} onClick={handle} {...attributes} />;
}
