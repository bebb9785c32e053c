import { useState } from "react";
import { Toolbar, type Width } from "./toolbar.tsx";
import type { SiteFrame } from "./use-site.ts";

/** The site beside the bar. */
export function SitePane({ site }: { site: SiteFrame }) {
  const [width, setWidth] = useState<Width>("desk");
  return (
    <main className="site">
      <Toolbar site={site} width={width} setWidth={setWidth} />
      <iframe ref={site.frame} title="The site" src="/" data-width={width} />
    </main>
  );
}
