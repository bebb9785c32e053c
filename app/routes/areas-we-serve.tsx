import { usePage } from "../browser/use-page.ts";
import { AreaMap } from "../sections/area-map/area-map.tsx";
import { Regions } from "../sections/areas/areas.tsx";
import { WidePicture } from "../ui/picture/picture.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The suburbs and towns covered, by region, and on a map (RT-07, LOOK-03). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <StandardPage page={page} aside={page.areaMap && <AreaMap map={page.areaMap} />}>
      <Section>
        <Regions regions={page.regions} />
        {page.image && <WidePicture picture={page.image} sizes="(min-width: 62rem) 80rem, 92vw" />}
      </Section>
      <Section surface="ink">
        <PartsInRows nodes={page.body} />
      </Section>
    </StandardPage>
  );
}
