import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { openBrowser, type Person } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { openOffice, rowsOf, secondAdmin } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

/** Two of these people have one phone number; the first row has none that can be. */
const PEOPLE = `email;first_name;last_name;contact;experience
rene@people.example;René;Dsouza;98765;Fresher
kavita@people.example;Kavita;Rao;9876500001;Fresher
kavita.rao@people.example;Kavitha;Rao;9876500001;Experienced`;

describe('an import', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('import');
    browser = await openBrowser();
    admin = await secondAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'import', portal, { admin }));

  const dialog = () => admin.page.getByRole('dialog');

  test('of a file with semicolons shows a faulty row with the focus in it, and takes it once it is corrected', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-candidate');
    await press(page, 'Bulk Import');
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE, 'latin1') };
    await dialog().locator('input[type=file]').setInputFiles(file);
    await press(dialog(), 'Preview');
    const contact = dialog().getByRole('textbox', { name: 'Contact in row 2' });
    await waitForFocus(contact);
    expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
    await contact.fill('98765 00011');
    await contact.press('Enter');
    await reads(dialog(), '3 rows');
    await press(dialog(), 'Confirm Import');
    await reads(page, 'Imported: 3 Failed: 0');
    await dialog().waitFor({ state: 'hidden' });
    await rowsOf(page).filter({ hasText: 'René Dsouza' }).waitFor();
  });

  test('of one person twice is merged after reading what will happen', async () => {
    const { page } = admin;
    await press(page, 'View Kavita Rao');
    await reads(dialog(), 'Same phone number');
    await press(dialog(), 'Merge with Kavitha Rao');
    await reads(dialog(), 'kavita.rao@people.example can no longer log in or sign up.');
    expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
    await press(dialog(), 'Merge');
    await reads(dialog(), 'Merged Accounts');
    await press(dialog(), 'Close');
    await rowsOf(page).filter({ hasText: 'Kavitha Rao' }).waitFor({ state: 'detached' });
  });

  test('shows nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
