import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useHydrated } from "./use-hydrated.ts";

const renders: boolean[] = [];

function Probe() {
  const isHydrated = useHydrated();
  renders.push(isHydrated);
  return <p>{String(isHydrated)}</p>;
}

test("a component is not hydrated in the prerendered page, nor in the first render in the browser", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Probe />);
  expect(container.textContent).toBe("false");
  renders.length = 0;
  const root = hydrateRoot(container, <Probe />);
  await expect.poll(() => renders).toEqual([false, true]);
  expect(container.textContent).toBe("true");
  root.unmount();
});

test("a component that is mounted later is hydrated from the start", async () => {
  renders.length = 0;
  await render(<Probe />);
  expect(renders).toEqual([true]);
});
