/**
 * Resolves once the browser has parsed the whole page. A page's code asks for itself (before-live.ts) and runs as soon as it has loaded: from the
 * cache, over a slow connection, that is before the page has finished loading. Started then, it would render the page anew over what people have typed.
 */
export async function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
