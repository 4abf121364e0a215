import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAdminStage } from './admin-stage.ts';

/** The requests of the queue, each with the key of its row. */
export const requestsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Requests' }).locator('[data-row-key]');

/** Returns the control that opens a request. */
export const openerOf = (request: Locator): Locator => request.locator('[aria-current]');

export const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });

/** Opens the queue with an optional filter and waits until its first request can be decided. */
export async function openQueue(page: Page, query = ''): Promise<void> {
  await openAdminStage(page, `pending-approval${query}`);
  await readReview(page);
}

/** Waits until the review shows everything needed to decide the open request. */
export async function readReview(page: Page): Promise<void> {
  const review = reviewOf(page);
  // Polls, because the focus moves before the open request changes, and the request before its review.
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
