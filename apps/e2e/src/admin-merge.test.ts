import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { openBrowser, type Person } from './support/browser.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { auditLine, openOffice, rowsOf, secondAdmin } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const PEOPLE = `email,first_name,last_name,contact,experience
kavita@people.example,Kavita,Rao,9876500001,Fresher
kavita.rao@people.example,Kavitha,Rao,9876500001,Experienced
sunil@people.example,Sunil,More,9876500002,Fresher`;

describe('one person with two accounts', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('merge');
    browser = await openBrowser();
    admin = await secondAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'merge', portal, { admin }));

  const dialog = () => admin.page.getByRole('dialog');

  test('is found by the phone number', async () => {
    await openOffice(admin.page, 'manage-candidate');
    await press(admin.page, 'Bulk Import');
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) };
    await dialog().locator('input[type=file]').setInputFiles(file);
    await press(dialog(), 'Preview');
    await press(dialog(), 'Confirm Import');
    await reads(admin.page, 'Imported: 3 Failed: 0');
    await dialog().waitFor({ state: 'hidden' });
    await press(admin.page, 'View Kavita Rao');
    await reads(dialog(), 'Possible Duplicates');
    await reads(dialog(), 'Same phone number');
    expect(await seriousFaults(admin.page, '[role=dialog]')).toEqual([]);
  });

  test('is merged after reading what will happen', async () => {
    await press(dialog(), 'Merge with Kavitha Rao');
    await reads(dialog(), 'kavita.rao@people.example can no longer log in or sign up.');
    await dialog()
      .getByRole('radio', { name: /^Kavitha/ })
      .check();
    await reads(dialog(), 'kavita@people.example can no longer log in or sign up.');
    expect(await seriousFaults(admin.page, '[role=dialog]')).toEqual([]);
    await press(dialog(), 'Merge');
    await reads(dialog(), 'Merged Accounts');
    await reads(dialog(), 'kavita@people.example');
    await press(dialog(), 'Close');
    await rowsOf(admin.page).filter({ hasText: 'Kavita Rao' }).waitFor({ state: 'detached' });
    await expect.poll(() => rowsOf(admin.page).filter({ hasText: 'Kavitha Rao' }).count()).toBe(1);
  });

  test('is two people again after an undo', async () => {
    await press(admin.page, 'View Kavitha Rao');
    await press(dialog(), 'Undo Merge');
    await press(dialog(), 'Undo this merge?');
    await reads(dialog(), 'Possible Duplicates');
    await press(dialog(), 'Close');
    await rowsOf(admin.page).filter({ hasText: 'Kavita Rao' }).waitFor();
  });

  test('stands in the audit trail', async () => {
    expect(await auditLine(admin.page, 'action=UNDO_MERGE')).toContain('Undo merge');
    expect(await auditLine(admin.page, 'action=MERGE')).toContain('Merge');
  });

  test('shows nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
