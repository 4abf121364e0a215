/**
 * Resolves once the whole page is parsed. On a slow connection with cached files, the code runs earlier: hydration would then find no
 * state, rerender the page and lose typed text.
 */
export async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
