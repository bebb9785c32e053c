import { pageWords } from "virtual:page-words";
import { business } from "virtual:site";
import { addressLine } from "../../schema/address-line.ts";

/** The words of every map of the business's place. */
export function mapLabels() {
  return { ...pageWords.map, place: addressLine(business.address) };
}
