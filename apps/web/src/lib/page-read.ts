/**
 * Comes when the browser has read the page to its end. Code that a page asks for by itself (before-live.ts) runs as soon as it is there: over a
 * slow line, with its files in the cache, before the rest of the page, which would then be drawn anew over what people have typed.
 */
export const pageRead = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined;
