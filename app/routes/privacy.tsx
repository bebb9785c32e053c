import { usePage } from "../browser/use-page.ts";
import { LegalPage, listBlock, textBlock } from "./layouts/legal-page.tsx";

/** The privacy policy (PRIV-01). */
export function Component() {
  const page = usePage<"privacy">();
  return (
    <LegalPage
      page={page}
      blocks={[
        textBlock("overview", page.overview),
        listBlock("information-use", page.informationUse),
        textBlock("voluntary-information", page.voluntary),
        textBlock("third-parties", page.thirdParties),
        textBlock("contact", page.contact),
      ]}
    />
  );
}
