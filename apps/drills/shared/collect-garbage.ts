/** Preloaded into a measured portal. Sends its memory usage to the parent process after a garbage collection. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
