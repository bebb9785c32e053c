import { usePage } from "../browser/use-page.ts";
import { TextPage } from "./layouts/text-page.tsx";

/** What happens after the work: support, warranty, emergencies (RT-07). */
export function Component() {
  const page = usePage<"support">();
  return <TextPage page={page} />;
}
