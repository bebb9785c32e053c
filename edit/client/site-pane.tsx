import { useState } from "react";
import type { SiteFrame } from "./use-site.ts";

const WIDTHS = ["phone", "desk"] as const;

/** The site beside the bar: how wide it is, and whether a click changes it or follows a link. */
export function SitePane({ site }: { site: SiteFrame }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("desk");
  return (
    <main className="site">
      <div className="toolbar" role="toolbar" aria-label="The site">
        <button type="button" aria-pressed={site.isEditing} onClick={site.toggleEditing}>
          Click to change
        </button>
        {WIDTHS.map((name) => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </button>
        ))}
      </div>
      <iframe ref={site.frame} title="The site" src="/" data-width={width} onLoad={site.onLoad} />
    </main>
  );
}
