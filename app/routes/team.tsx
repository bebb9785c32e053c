import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { People } from "../sections/people/people.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Who works here, and who does the work by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  return (
    <StandardPage page={page}>
      <People {...page} />
      {page.trades.length > 0 && (
        <Section surface="ice">
          {page.tradesHeading && <h2>{page.tradesHeading}</h2>}
          <ItemList items={page.trades} look="checks" level={page.tradesHeading ? 3 : 2} />
        </Section>
      )}
      <Section>
        <PartsInRows nodes={page.body} />
      </Section>
    </StandardPage>
  );
}
