import { business } from "virtual:site";
import { MapPanel } from "../../widgets/map/map.tsx";
import { mapLabels } from "./map-labels.ts";

/** Where the business is, on a map that loads when the visitor scrolls to it (CONT-01). */
export function ContactMap() {
  if (!business.map) return null;
  return <MapPanel embed={business.map.embed} view={business.map.view} labels={mapLabels()} />;
}
