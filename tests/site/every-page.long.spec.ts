import { expectEveryLook } from "../support/page-looks.ts";
import { ALL_PATHS, KIND_PATHS } from "../support/paths.ts";
import { openHydrated, test } from "../support/test.ts";

// One page of each kind has these looks in every-page.spec.ts.
for (const path of ALL_PATHS.filter((each) => !KIND_PATHS.includes(each)))
  test(`axe and Equal Access find nothing, and nothing is cut off or scrolls sideways: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    await expectEveryLook(page);
  });
