/** A name that is the same in an address, in `srcset` and on every disk. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** It leaves room for a hash and a width behind it. */
const NAME_LENGTH = 80;

/** Whether a source file's name, without its ending, has a form that an address can have. */
export const isAddressable = (name: string): boolean => NAME.test(name);

/** What is wrong with a source file's name; `undefined` when an address can have it. */
export const problemOfName = (name: string, places: string): string | undefined =>
  NAME.test(name) && name.length <= NAME_LENGTH
    ? undefined
    : `has a name that an address cannot have. Rename it to ${suggestName(name)}, ${places}: small letters and digits, joined by hyphens, ${NAME_LENGTH} at most.`;

/** `IMG_2034 (1)` as `img-2034-1`. */
function suggestName(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return `'${words.join("-").slice(0, NAME_LENGTH).replace(/-$/, "") || "cold-room"}'`;
}
