import type { Business } from "./business.ts";

/** The business's street, suburb and city in one line. */
export const addressLine = ({ street, suburb, city }: Pick<Business["address"], "street" | "suburb" | "city">): string =>
  `${street}, ${suburb}, ${city}`;
