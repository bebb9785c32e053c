import { equalAccessFindings } from "../support/equal-access.ts";
import { MOMENTS, setDate } from "../support/opening-times.ts";
import { expectRoomForText, expectSoundPage } from "../support/page-checks.ts";
import { ALL_PATHS, PAGES } from "../support/paths.ts";
import { expect, openHydrated, test } from "../support/test.ts";

for (const path of ALL_PATHS)
  test(`NAV-08 CALL-01 hydrates without an error, and passes axe and Equal Access: ${path}`, async ({ page, faults }) => {
    await expectSoundPage(page, path);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await equalAccessFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

for (const path of PAGES)
  for (const direction of ["ltr", "rtl"])
    test(`NAV-07 nothing is cut off or scrolls sideways at 320 px, with text at 200% or wide spacing, in ${direction}: ${path}`, async ({
      page,
    }) => {
      await setDate(page, Object.values(MOMENTS).at(-1) as Date);
      await page.addInitScript((value) => localStorage.setItem("direction", value), direction);
      await openHydrated(page, path);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await expectRoomForText(page);
    });
