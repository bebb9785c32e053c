import { useState } from "react";
import type { SiteFrame } from "./use-site.ts";

const WIDTHS = ["phone", "tablet", "desk"] as const;

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
        <button type="button" onClick={site.switchTheme}>
          Light or dark
        </button>
      </div>
      {site.frames.map(({ key, address }, index) => (
        <iframe
          key={key}
          ref={index === 0 ? site.frame : undefined}
          title={index === 0 ? "The site" : "The site as it was saved"}
          inert={index > 0}
          src={address}
          data-width={width}
          onLoad={({ currentTarget }) => site.onLoad(currentTarget)}
        />
      ))}
    </main>
  );
}
