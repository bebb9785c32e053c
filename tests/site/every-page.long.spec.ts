import { expectEveryLook } from "../support/page-looks.ts";
import { ALL_PATHS, KIND_PATHS } from "../support/paths.ts";
import { openHydrated, test } from "../support/test.ts";

// One page of each kind has these looks in every-page.spec.ts.
for (const path of ALL_PATHS.filter((each) => !KIND_PATHS.includes(each)))
  test(`Equal Access and axe in dark find nothing, text of any size has room, and nothing scrolls sideways: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ colorScheme: "light" });
    await expectEveryLook(page);
  });
