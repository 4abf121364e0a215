import type { Page } from 'playwright-core';

/**
 * Opens a page of the server and waits until it is hydrated. Until then, a search is submitted as a plain form and a chosen file is not
 * noticed.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Moves the pointer, which runs the page's code on a browser's first visit, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
}
