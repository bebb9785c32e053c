import { business, labels } from "virtual:site";
import { addressLine } from "../../schema/address-line.ts";

/** The words of every map of the business's place. */
export function mapLabels() {
  return { ...labels.map, place: addressLine(business.address) };
}
