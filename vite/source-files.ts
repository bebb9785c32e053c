/** A name that works unchanged in URLs, in `srcset` and on every file system. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with a picture's or film's name; `undefined` if nothing. */
export const problemOfName = (name: string): string | undefined =>
  NAME.test(name)
    ? undefined
    : `has a name that can't be used in a web address: use lower-case letters and digits, joined by hyphens. Rename it to '${suggestName(name)}', also wherever it is named. 'npm run photos' renames photos.`;

/** `IMG_2034 (1)` as `img-2034-1`. */
export const suggestName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "file";

/** The message for a file that isn't a picture, or is truncated. */
export const unreadable = (error: unknown): string =>
  `cannot be read as a picture: ${(error as Error).message.trim().replaceAll(/\s*\n\s*/g, ", ")}. Save it again as JPEG, or delete it.`;
