import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { People } from "../sections/people/people.tsx";
import { More } from "../ui/more/more.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Who works here, and who does the work by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  return (
    <StandardPage page={page}>
      <People people={page.people} />
      <Section>
        <PartsInRows nodes={page.body}>
          {page.trades.length > 0 && (
            <More label={<h2>{page.tradesHeading ?? page.title}</h2>}>
              <ItemList items={page.trades} look="checks" />
            </More>
          )}
        </PartsInRows>
      </Section>
    </StandardPage>
  );
}
