/** Where the picture for social networks of the page at a path lies. No other path has a `_`, and no other page is called `/home`. */
export function socialCardUrl(path: string): string {
  return `/social${path === "/" ? "/home" : path.replaceAll(" ", "_")}.jpg`;
}
