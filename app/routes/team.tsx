import { usePage } from "../browser/use-page.ts";
import { Checklist } from "../sections/checklist/checklist.tsx";
import { OverviewPage } from "./layouts/overview-page.tsx";

/** Who does the work, by trade (RT-07). */
export function Component() {
  const page = usePage<"team">();
  return (
    <OverviewPage page={page} image={page.image}>
      <Checklist items={page.trades} level={2} />
    </OverviewPage>
  );
}
