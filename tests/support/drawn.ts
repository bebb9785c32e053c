/** Waits until the page and React have drawn what they have begun, also while the test's clock stands still. */
export async function drawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await scheduled();
  await scheduled();
}

/** Lets React's scheduler, which posts messages to itself, come to its turn. */
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
