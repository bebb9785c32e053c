import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BackToSameEntry } from "../../../tests/support/back-to-same-entry.tsx";
import { rendered } from "../../../tests/support/rendered.ts";
import { More } from "./more.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.dataset.hydrated = "";
});
afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
  delete document.documentElement.dataset.hydrated;
});

test("TERMS-01 on a phone the part that an address leads to is unfolded, and can be folded again", async () => {
  await render(
    <MemoryRouter initialEntries={["/terms#part"]}>
      <More label={<h2 id="part">A part</h2>}>
        <p>Its words</p>
      </More>
      <Link to="#part">To the part</Link>
    </MemoryRouter>,
  );
  location.hash = "part";
  const words = page.getByText("Its words");
  await expect.element(words).toBeVisible();
  await page.getByText("A part").click();
  await expect.element(words).not.toBeVisible();
  await page.getByText("To the part").click();
  await expect.element(words).toBeVisible();
});

test("TERMS-01 LB-01 a part that the visitor has folded stays folded when a picture closes over it", async () => {
  await render(
    <MemoryRouter>
      <More label={<h2 id="part">A part</h2>}>
        <p>Its words</p>
      </More>
      <Link to="#part">To the part</Link>
      <BackToSameEntry />
    </MemoryRouter>,
  );
  const words = page.getByText("Its words");
  await page.getByText("To the part").click();
  await expect.element(words).toBeVisible();
  await page.getByText("A part").click();
  await page.getByText("Close").click();
  await rendered();
  await expect.element(words).not.toBeVisible();
});
