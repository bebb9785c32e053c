import { usePage } from "../browser/use-page.ts";
import { AreaMap } from "../sections/area-map/area-map.tsx";
import { Areas } from "../sections/areas/areas.tsx";
import { Actions } from "../ui/button/button.tsx";
import { Columns } from "../ui/columns/columns.tsx";
import { MoreLink } from "../ui/more-link/more-link.tsx";
import { Stack } from "../ui/stack/stack.tsx";
import { OverviewPage } from "./layouts/overview-page.tsx";

/** The suburbs and towns covered, by region, and on a map (RT-07, LOOK-03). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <OverviewPage page={page} aside={page.areaMap && <AreaMap map={page.areaMap} />}>
      <Stack>
        {page.regions.map(({ id, name, note, places, links }) => (
          <Columns key={id} id={id} related>
            <div>
              <h2>{name}</h2>
              <p>{note}</p>
              <Actions>
                {links.map(({ label, link }) => (
                  <MoreLink key={link} to={link} label={label} />
                ))}
              </Actions>
            </div>
            <Areas places={places} />
          </Columns>
        ))}
      </Stack>
    </OverviewPage>
  );
}
