/** Where the picture for social networks of the page at a path lies. */
export function socialCardUrl(path: string): string {
  return `/social${path === "/" ? "/home" : path.replaceAll(" ", "-")}.jpg`;
}
