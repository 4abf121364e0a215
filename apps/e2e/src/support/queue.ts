import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAdminStage } from './admin-stage.ts';

/** The requests of the queue, each with its row's key. */
export const requestsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Requests' }).locator('[data-row-key]');

/** Returns the control that opens a request. */
export const openerOf = (request: Locator): Locator => request.locator('[aria-current]');

/** The review beside the queue. */
export const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });

/** Opens the queue, narrowed or not, and waits until its first request can be decided. */
export async function openQueue(page: Page, query = ''): Promise<void> {
  await openAdminStage(page, `pending-approval${query}`);
  await readReview(page);
}

/** Waits until everything that the decision about the request in hand needs is on the screen. */
export async function readReview(page: Page): Promise<void> {
  const review = reviewOf(page);
  // Asked again until they agree: the focus goes ahead of what is in hand, and that of its review.
  await expect
    .poll(async () => (await review.getByRole('heading', { level: 2 }).innerText()) === (await subjectInHand(page)))
    .toBe(true);
  await review.getByRole('heading', { name: 'Earlier decisions' }).waitFor();
}

/** Returns the subject of the open request, or undefined while the focus has moved on to another one. */
async function subjectInHand(page: Page): Promise<string | undefined> {
  const isAhead = await page.evaluate(() => document.activeElement?.getAttribute('aria-current') === 'false');
  if (isAhead) return undefined;
  return (await page.locator('[data-reviewed] [aria-current=true]').innerText()).split('\n')[0];
}
