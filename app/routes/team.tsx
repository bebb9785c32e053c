import { usePage } from "../browser/use-page.ts";
import { ItemList } from "../sections/item-list/item-list.tsx";
import { OverviewPage } from "./layouts/overview-page.tsx";

/** Who does the work, by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  return (
    <OverviewPage page={page} image={page.image}>
      <ItemList items={page.trades} look="checks" level={2} />
    </OverviewPage>
  );
}
