import { expect, test } from "vitest";
import { routePaths } from "./route-table.ts";

test("RT-04 the specification's spelling of paths is kept", () => {
  for (const path of ["/right-cctv-sytem", "/maintaining-youropneview", "/step-by-step installation"]) expect(routePaths()).toContain(path);
});
