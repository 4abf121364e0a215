/** Ends the present task of the browser, which may answer to people before it goes on. Unlike a timer it waits for nothing, also in a tab in the background. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
