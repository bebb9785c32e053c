import { business } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { MapPanel } from "../../widgets/map/map.tsx";
import { AreaMap } from "../area-map/area-map.tsx";
import { mapLabels } from "./map-labels.ts";

/** Where the business is, on a map that loads when the visitor scrolls to it (CONT-01); until then its areas, on our own (LOOK-03). */
export function ContactMap({ areas }: { areas: Page<"contact">["areaMap"] }) {
  const drawing = areas && <AreaMap map={areas} page="/areas-we-serve" />;
  if (!business.map) return drawing;
  return (
    <MapPanel embed={business.map.embed} view={business.map.view} labels={mapLabels()}>
      {drawing}
    </MapPanel>
  );
}
