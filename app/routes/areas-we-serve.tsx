import { usePage } from "../browser/use-page.ts";
import { Regions } from "../sections/areas/areas.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** The suburbs and towns covered, by region, and on a map (RT-07, LOOK-03). */
export function Component() {
  const page = usePage<"areas-we-serve">();
  return (
    <StandardPage page={page}>
      <Section>
        <Regions {...page} />
      </Section>
      <Section surface="ink">
        <PartsInRows nodes={page.body} />
      </Section>
    </StandardPage>
  );
}
