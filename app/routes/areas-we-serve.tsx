import { usePage } from "../browser/use-page.ts";
import { AreaMap } from "../sections/area-map/area-map.tsx";
import { Regions } from "../sections/areas/areas.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import styles from "./areas-we-serve.module.css";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The suburbs and towns covered, by region, and on a map (RT-07, LOOK-03). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <StandardPage page={page}>
      {page.areaMap && (
        <div className={styles.map} data-screen-only="">
          <AreaMap map={page.areaMap} />
        </div>
      )}
      <Section>
        <Regions {...page} />
      </Section>
      <Section surface="ink">
        <PartsInRows nodes={page.body} />
      </Section>
    </StandardPage>
  );
}
