import type { Page } from 'playwright-core';

/**
 * Opens a page of the server's and waits until it answers to people. Before, a search goes out as a plain form and a chosen file is not
 * noticed.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}
