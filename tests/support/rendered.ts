/** Waits until React and the browser have rendered pending updates, also while the test's clock is stopped. */
export async function rendered(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await scheduled();
  await scheduled();
}

/** Lets React's scheduler, which posts messages to itself, run. */
function scheduled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
