import { useState } from "react";
import { call } from "./api.ts";
import { Toolbar, type Width } from "./toolbar.tsx";
import type { DeskState } from "./use-desk.ts";

/** The site beside the bar, and what was built last in its place. */
export function SitePane({ site, run }: DeskState) {
  const [width, setWidth] = useState<Width>("desk");
  const [built, setBuilt] = useState<string>();
  const showBuilt = () =>
    built
      ? setBuilt(undefined)
      : void run(
          async () => setBuilt((await call<{ address: string }>("built")).address + site.path()),
          "On the right is the site as it was last built.",
        );
  return (
    <main className="site">
      <Toolbar site={site} width={width} setWidth={setWidth} built={built} showBuilt={showBuilt} />
      <div className="frames">
        <iframe ref={site.frame} title="The site" src="/" data-width={width} />
        {built && <iframe title="The site as it was last built" src={built} data-width={width} />}
      </div>
    </main>
  );
}
