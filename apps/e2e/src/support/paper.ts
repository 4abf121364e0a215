import type { Page } from 'playwright-core';

/** The words that stand on the page. */
export const printed = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** The buttons and navigation that stand on the page; a file field shows the name of its file. */
export const seenButtons = (page: Page): Promise<string[]> =>
  page.locator('nav:visible, button:visible:not([class*=FileInput])').allInnerTexts();
