import type { Browser, Locator, Page } from 'playwright-core';
import { newPerson, type Person } from './browser.ts';
import { ADMIN } from './server/built-api.ts';
import type { Portal } from './server/portal.ts';
import { enter } from './session.ts';

const AREA = '/job-alert/admin/';

/** Logs in the administrator that the portal creates at its start, in a new browser context. */
export async function firstAdmin(browser: Browser, { url }: Portal): Promise<Person> {
  const person = await newPerson(browser, url);
  await enter(person.context, url, 'admin', ADMIN);
  return person;
}

/** Opens a screen of the administrator's area, such as "manage-employer?status=Pending". */
export async function openAdminStage(page: Page, screen: string): Promise<void> {
  await page.goto(AREA + screen);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The rows of the visible table, without its header. */
export const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });
