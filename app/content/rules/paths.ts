import type { Source } from "../source.ts";

/** The path of a service, a post or an article. */
export const pathOf = ({ value }: Source): string => textOf((value as { url?: unknown }).url);

/** A field of a file that may not fit its schema. A group of fields has no text of its own, whatever its fields are called. */
export const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));
