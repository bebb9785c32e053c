import { usePage } from "../browser/use-page.ts";
import { partsAt } from "../schema/prose.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { People } from "../sections/people/people.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Who works here, and who does the work by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  const [intro, ...parts] = partsAt(page.body, "h2");
  return (
    <StandardPage page={page}>
      <People {...page} surface="plaster" />
      {page.trades.length > 0 && (
        <Section surface="ink">
          {page.tradesHeading && <h2>{page.tradesHeading}</h2>}
          <ItemList items={page.trades} look="checks" level={page.tradesHeading ? 3 : 2} />
        </Section>
      )}
      <Section surface="ice">
        {intro.length > 0 && <Prose nodes={intro} isBody />}
        <div data-grid={parts.length === 3 ? "beside" : parts.length % 3 === 0 ? "" : "2"} data-ruled="">
          {parts.map((part, index) => (
            <Prose key={index} nodes={part} isBody />
          ))}
        </div>
      </Section>
    </StandardPage>
  );
}
