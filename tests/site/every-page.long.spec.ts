import { equalAccessFindings } from "../support/equal-access.ts";
import { expectEveryLook } from "../support/page-looks.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

for (const path of ALL_PATHS)
  test(`Equal Access and axe find nothing, and nothing is cut off or scrolls sideways: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await equalAccessFindings(page)).toEqual([]);
    await expectEveryLook(page);
  });
