/** Parses the site's addresses. They can come from anywhere, so every function accepts any text. */

/** The post page that shows the default text (BLOG-06). */
export const DEFAULT_DETAIL = "/blog-detail";

/**
 * A page's canonical address: single slashes, and no trailing slash, `/index.html` or `.html`, which some hosts also serve. The failure page
 * keeps its name, its only address.
 */
export const singleAddress = (pathname: string): string =>
  singleSlashes(pathname)
    .replace(/\/index\.html$/, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/^(?!\/404\.html$)(.*[^/])\.html$/, "$1");

/** A path as the route table writes it: its {@link singleAddress}, decoded except for encoded slashes. A malformed path stays encoded. */
export function readablePath(pathname: string): string {
  const path = singleAddress(pathname);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Collapses repeated slashes: to a browser `//example.com` is a host, `/example.com` a path. */
export const singleSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, "/");

/** Whether a path, as {@link readablePath} gives it, asks for a post by its number, one segment of the path (RT-05, RT-06). */
export const isDetail = (path: string): boolean => /^\/blog-detail\/[^/]+$/.test(path);

/** The page that a path asks for: `/blog-detail/3abc` asks for post 3, `/blog-detail/abc` for the default text (BLOG-04, BLOG-06). */
export function pageOf(pathname: string): string {
  const path = readablePath(pathname);
  return isDetail(path) ? detailPage(path) : path;
}

/** The page for a path that {@link isDetail} accepts: the post whose number the last segment begins with, or the default text. */
export function detailPage(path: string): string {
  const id = Number.parseInt(path.slice(DEFAULT_DETAIL.length + 1), 10);
  return Number.isNaN(id) ? DEFAULT_DETAIL : `${DEFAULT_DETAIL}/${id}`;
}
