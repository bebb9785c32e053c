import { business, words } from "virtual:site";

/** The words of every map of the business's place. */
export function mapLabels() {
  const { street, suburb, city } = business.address;
  return { ...words.map, place: `${street}, ${suburb}, ${city}` };
}
