import { equalAccessFindings } from "../support/equal-access.ts";
import { expectSoundPage } from "../support/page-checks.ts";
import { ALL_PATHS } from "../support/paths.ts";
import { expect, test } from "../support/test.ts";

for (const path of ALL_PATHS)
  test(`NAV-08 CALL-01 hydrates without an error, and passes axe and Equal Access: ${path}`, async ({ page, faults }) => {
    await expectSoundPage(page, path);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await equalAccessFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
