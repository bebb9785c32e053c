import type { LayoutBusiness } from "./business.ts";

/** The business's street, suburb and city in one line. */
export const addressLine = ({ street, suburb, city }: LayoutBusiness["address"]): string => `${street}, ${suburb}, ${city}`;
