import type { Page } from 'playwright-core';

/** What stands for something that is still being fetched. */
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

/** Waits until the page shows what it is for: a heading, nothing that is still being fetched, its fonts, and a quiet moment. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });
}
