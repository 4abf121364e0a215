import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { newPerson, type Person } from './browser.ts';
import { ADMIN } from './built-api.ts';
import { press, reads } from './form.ts';
import type { Portal } from './portal.ts';
import { DEMO, enter } from './session.ts';

const AREA = '/job-alert/admin/';

/** The demo's administrator at a browser of their own. */
export const demoAdmin = (browser: Browser, portal: Portal, options?: BrowserContextOptions): Promise<Person> =>
  adminAs(browser, portal, DEMO.admin, options);

/** Another administrator, whom the start of the portal has made. */
export const secondAdmin = (browser: Browser, portal: Portal): Promise<Person> => adminAs(browser, portal, ADMIN);

async function adminAs(
  browser: Browser,
  { url }: Portal,
  who: typeof ADMIN,
  options?: BrowserContextOptions,
): Promise<Person> {
  const person = await newPerson(browser, url, undefined, options);
  await enter(person.context, url, 'admin', who);
  return person;
}

/** Opens a screen of the administrator's area, such as "manage-employer?status=Pending". */
export async function openOffice(page: Page, screen: string): Promise<void> {
  await page.goto(AREA + screen);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The rows of the shown table, without its header. */
export const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Presses a button of a row and agrees in the dialog that asks, for the first of its reasons. */
export async function decide(page: Page, row: Locator, verb: 'Approve' | 'Reject'): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^${verb} `) }).click();
  if (verb === 'Reject') await page.getByRole('radio').first().check();
  await press(page.getByRole('dialog'), verb);
}

/** Looks into the audit trail for the newest line with this act and record, and reads it. */
export async function auditLine(page: Page, query: string): Promise<string> {
  await openOffice(page, `audit-trail?${query}`);
  await reads(page, /^[\d,]+\+? events?$/);
  return rowsOf(page).first().innerText();
}
