import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { inOrder } from './support/in-order.ts';
import { ADMIN } from './support/built-api.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { openerOf, openQueue, readReview, requestsOf, reviewOf } from './support/queue.ts';
import { demoAdmin } from './support/office.ts';
import { waitForFocus } from './support/focus.ts';
import { fill, press } from './support/form.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const REQUESTS = 20;
const TWO_MINUTES = 120_000;

describe('the queue by keyboard alone', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('queue_keys', { demo: true });
    browser = await openBrowser();
    admin = await demoAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'queue_keys', portal, { admin }));

  test('is fit for everybody, on a wide screen and on a phone', async () => {
    const { page } = admin;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await openQueue(page);
      else {
        await openerOf(requestsOf(page).nth(2)).click();
        // On a phone the review lies over the queue; until then it is the one that stood beside it.
        await page.getByRole('dialog').waitFor();
      }
      await page.getByRole('heading', { name: 'Earlier decisions' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await picture(page, `admin-queue-${width}`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('decides twenty mixed requests in less than two minutes', async () => {
    const { page } = admin;
    await openQueue(page);
    const requests = requestsOf(page);
    const kinds = new Set<string>();
    const start = performance.now();
    for (let index = 0; index < REQUESTS; index += 1) {
      await readReview(page);
      const asked = await openerOf(requests.nth(index)).innerText();
      kinds.add(/New company|New job|Changed job/.exec(asked)?.[0] ?? 'Step');
      const approves = index % 4 !== 3;
      if (approves) await page.keyboard.press('a');
      else for (const key of ['r', '1', 'Enter']) await page.keyboard.press(key);
      await requests
        .nth(index)
        .getByText(approves ? 'Approved' : 'Rejected', { exact: true })
        .waitFor();
      // The next one is at hand; nothing has moved.
      const next = openerOf(requests.nth(index + 1));
      await waitForFocus(next.and(page.locator('[aria-current=true]')));
    }
    const took = performance.now() - start;
    process.stdout.write(
      `${REQUESTS} requests of ${kinds.size} kinds were decided in ${(took / 1000).toFixed(1)} s.\n`,
    );
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    expect(took).toBeLessThan(TWO_MINUTES);
    await picture(page, 'admin-queue-decided');
  });

  test('decides with a reason in three strokes after the login that led to it', async () => {
    const late = await newPerson(browser, portal.url);
    const { page } = late;
    await page.goto('/job-alert/admin/pending-approval');
    await fill(page, 'Email', ADMIN.email);
    await fill(page, 'Password', ADMIN.password);
    await press(page, 'Log in');
    await page.waitForURL('**/job-alert/admin/pending-approval');
    await readReview(page);
    for (const key of ['r', '1', 'Enter']) await page.keyboard.press(key);
    await requestsOf(page).first().getByText('Rejected', { exact: true }).waitFor();
    await reviewOf(page).waitFor();
    expect(late.complaints).toEqual([]);
  });

  test('shows nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
