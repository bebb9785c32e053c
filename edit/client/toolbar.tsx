import type { SiteFrame } from "./use-site.ts";

export type Width = "phone" | "tablet" | "desk";

interface ToolbarProps {
  site: SiteFrame;
  width: Width;
  setWidth: (width: Width) => void;
}

/** What the site beside the desk looks like, and whether a click changes it or follows a link. */
export function Toolbar({ site, width, setWidth }: ToolbarProps) {
  return (
    <div className="toolbar" role="toolbar" aria-label="The site">
      <button type="button" aria-pressed={site.isEditing} onClick={site.toggleEditing}>
        Click to change
      </button>
      {(["phone", "tablet", "desk"] as const).map((name) => (
        <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </button>
      ))}
      <button type="button" onClick={site.switchTheme}>
        Light or dark
      </button>
    </div>
  );
}
