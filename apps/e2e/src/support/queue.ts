import type { Locator, Page } from 'playwright-core';
import { openOffice } from './office.ts';

/** The requests of the queue, each with its row's key. */
export const requestsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Requests' }).locator('[data-row-key]');

/** What opens a request. */
export const openerOf = (request: Locator): Locator => request.locator('[aria-current]');

/** The review beside the queue. */
export const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });

/** Opens the queue, narrowed or not, and waits until its first request can be decided. */
export async function openQueue(page: Page, query = ''): Promise<void> {
  await openOffice(page, `pending-approval${query}`);
  await readReview(page);
}

/** Waits until everything that the decision about the request in hand needs is on the screen. */
export async function readReview(page: Page): Promise<void> {
  const [subject = ''] = (await page.locator('[data-reviewed] [aria-current=true]').innerText()).split('\n');
  await reviewOf(page).getByRole('heading', { level: 2, name: subject }).waitFor();
  await reviewOf(page).getByRole('heading', { name: 'Earlier decisions' }).waitFor();
}
