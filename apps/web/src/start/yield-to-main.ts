/**
 * Ends the current task, so that the browser can respond to input. Unlike timers, messages are not throttled in
 * background tabs.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
