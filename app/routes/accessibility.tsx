import { usePage } from "../browser/use-page.ts";
import { TextPage } from "./layouts/text-page.tsx";

/** What the site does for visitors with disabilities, and how it is tested. */
export function Component() {
  const page = usePage<"accessibility">();
  return <TextPage page={page} />;
}
