import { pageWords } from "virtual:page-words";
import { business } from "virtual:site";

/** The words of every map of the business's place. */
export function mapLabels() {
  const { street, suburb, city } = business.address;
  return { ...pageWords.map, place: `${street}, ${suburb}, ${city}` };
}
