import { usePage } from "../browser/use-page.ts";
import { AreaMap } from "../sections/area-map/area-map.tsx";
import { Areas } from "../sections/areas/areas.tsx";
import { MoreLinks } from "../ui/more-link/more-link.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Columns, Section, Stack } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The suburbs and towns covered, by region, and on a map (RT-07, LOOK-03). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <StandardPage page={page} aside={page.areaMap && <AreaMap map={page.areaMap} />}>
      <Section>
        <Stack>
          {page.regions.map(({ id, name, note, places, links }) => (
            <Columns key={id} id={id} related>
              <div>
                <h2>{name}</h2>
                <p>{note}</p>
              </div>
              <div>
                <Areas places={places} />
                <MoreLinks links={links} />
              </div>
            </Columns>
          ))}
        </Stack>
      </Section>
      <Section surface="ice">
        <Prose nodes={page.body} isBody inColumns />
      </Section>
    </StandardPage>
  );
}
