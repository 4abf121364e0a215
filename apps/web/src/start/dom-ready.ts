/**
 * Resolves once the whole page is parsed. With cached files the code may run earlier, and hydrating then would lose
 * typed text.
 */
export async function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
