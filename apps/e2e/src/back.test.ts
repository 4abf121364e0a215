import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { startPortal } from './support/portal.ts';

/** Pages for visitors, from which a link of another site or an entry without a client's navigation may lead away. */
const PAGES = ['/', '/job-alert/job-opportunites', '/job-alert/services', '/job-alert/candidate/signup'];

test('Back shows a public page as it was left, from the memory of the browser', async () => {
  const portal = await startPortal('back', { demo: true });
  // Playwright switches this memory off by itself.
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    for (const path of PAGES) {
      await page.goto(portal.url + path);
      await page.locator('html[data-live]').waitFor();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'kept' : 'loaded anew'));
      });
      await page.goto(`${portal.url}/job-alert/privacy-policy`);
      await page.locator('html[data-live]').waitFor();
      // The protocol's own Back waits for a load, which there is none of.
      await page.evaluate(() => history.back());
      await page.waitForURL(portal.url + path, { waitUntil: 'commit' });
      await expect.poll(() => page.title(), { message: path }).toBe('kept');
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
