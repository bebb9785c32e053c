/** What can be wrong with the file of a picture or a film. */

/** A name that is the same in an address, in `srcset` and on every disk. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the name of a picture or a film; `undefined` when an address can have it. */
export const problemOfName = (name: string): string | undefined =>
  NAME.test(name)
    ? undefined
    : `has a name that an address cannot have: small letters and digits, joined by hyphens. Rename it to '${suggestName(name)}', also where it is named. For a photo, 'npm run photos' does it.`;

/** `IMG_2034 (1)` as `img-2034-1`. */
export const suggestName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "cold-room";

/** Says that a file is no picture, or only part of one. */
export const unreadable = (error: unknown): string =>
  `cannot be read as a picture: ${(error as Error).message.trim().replaceAll(/\s*\n\s*/g, ", ")}. Save it again as JPEG, or take it away.`;
