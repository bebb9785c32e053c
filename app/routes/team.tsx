import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { People } from "../sections/people/people.tsx";
import { More } from "../ui/more/more.tsx";
import { PartsInRows } from "../ui/prose/prose.tsx";
import { Section } from "../ui/section/section.tsx";
import { StandardPage } from "./layouts/standard-page.tsx";

/** Who works here, each with the trades they answer for, and the other trades (RT-07). */
export function Component() {
  const page = usePage<"team">();
  const others = page.trades.filter(({ person }) => !person);
  return (
    <StandardPage page={page}>
      <People {...page} />
      <Section>
        <PartsInRows nodes={page.body}>
          {others.length > 0 && (
            <More label={<h2>{page.tradesHeading ?? page.title}</h2>}>
              <ItemList items={others} look="checks" />
            </More>
          )}
        </PartsInRows>
      </Section>
    </StandardPage>
  );
}
