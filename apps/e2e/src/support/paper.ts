import type { Page } from 'playwright-core';

/** Returns the visible text of the page. */
export const visibleText = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Returns the texts of the visible buttons and navigation, except file fields, which show the name of their file. */
export const visibleButtons = (page: Page): Promise<string[]> =>
  page.locator('nav:visible, button:visible:not([class*=FileInput])').allInnerTexts();
