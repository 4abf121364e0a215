/**
 * Resolves once the browser has parsed the whole page. With its files in the cache and a slow connection, a page's code runs earlier:
 * hydration would then find no state, render the page anew and lose typed text.
 */
export async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
