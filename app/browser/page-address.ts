/** Reads the addresses of the site. One can come from anywhere, so every function here accepts any text. */

/** The post page that shows the default text (BLOG-06). */
export const DEFAULT_DETAIL = "/blog-detail";

/**
 * The one address of a page: with single slashes, and without a slash, `/index.html` or `.html` at its end, as some hosts serve it too. The
 * failure page keeps its name: it has no other address.
 */
export const singleAddress = (pathname: string): string =>
  singleSlashes(pathname)
    .replace(/\/index\.html$/, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/^(?!\/404\.html$)(.*[^/])\.html$/, "$1");

/** A path as the route table writes it: its {@link singleAddress}, decoded but for an encoded slash. A malformed path stays encoded. */
export function readablePath(pathname: string): string {
  const path = singleAddress(pathname);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path that names no other host: `//example.com` is a host to a browser, `/example.com` a path. */
export const singleSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, "/");

/** Whether a path, as {@link readablePath} gives it, asks for a post by its number, one segment of the path (RT-05, RT-06). */
export const isDetail = (path: string): boolean => /^\/blog-detail\/[^/]+$/.test(path);

/** The page that a path asks for: `/blog-detail/3abc` asks for post 3, `/blog-detail/abc` for the default text (BLOG-04, BLOG-06). */
export function pageOf(pathname: string): string {
  const path = readablePath(pathname);
  return isDetail(path) ? detailPage(path) : path;
}

/** The page for a path of {@link isDetail}: that of the post whose number it begins with, or the default text's. */
export function detailPage(path: string): string {
  const id = Number.parseInt(path.slice(DEFAULT_DETAIL.length + 1), 10);
  return Number.isNaN(id) ? DEFAULT_DETAIL : `${DEFAULT_DETAIL}/${id}`;
}
