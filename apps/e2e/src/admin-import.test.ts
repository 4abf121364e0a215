import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { seriousFaults } from './support/axe.ts';
import { waitForFocus } from './support/focus.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { auditLine, openOffice, rowsOf, secondAdmin } from './support/office.ts';
import { openPage } from './support/open-page.ts';
import { logIn } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const PASSWORD = 'Monsoon@2026';
const CANDIDATE = 'kavita.rao@people.example';
const EMPLOYER = 'hr@anand-mills.example';

type Lines = readonly (readonly string[])[];
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (lines: Lines): ChosenFile => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((cells) => cells.join(',')).join('\r\n')),
});
const xlsx = async (lines: Lines): Promise<ChosenFile> => ({
  name: 'people.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeXlsxFile(lines.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer(),
});

const candidates = (contact: string): Lines => [
  ['email', 'first_name', 'last_name', 'contact', 'experience'],
  [CANDIDATE, 'Kavita', 'Rao', contact, 'Fresher'],
  ['sunil.more@people.example', 'Sunil', 'More', '9876500002', 'Experienced'],
];
const employers = (gstin: string): Lines => [
  ['email', 'first_name', 'last_name', 'contact', 'org_name', 'org_website', 'gstno'],
  [EMPLOYER, 'Anand', 'Iyer', '9876500003', 'Anand Mills', 'https://anand-mills.example', gstin],
];

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

  test('of a CSV file shows its bad row and is not confirmed; corrected, its people are in', async () => {
    await openOffice(admin.page, 'manage-candidate');
    await press(admin.page, 'Bulk Import');
    await expectRefused(csv(candidates('12')), 'Contact number must be exactly 10 digits', '2 rows, 1 row with errors');
    await expectTaken(csv(candidates('9876500001')), 'Imported: 2 Failed: 0');
    await rowsOf(admin.page).filter({ hasText: CANDIDATE }).waitFor();
  });

  test('of a file with semicolons takes three faulty rows corrected in place, and leaves another one out', async () => {
    const lines = [
      ['email', 'first_name', 'last_name', 'contact', 'experience'],
      ['rene@people.example', 'René', 'Dsouza', '98765', 'Fresher'],
      [CANDIDATE, 'Kiran', 'Rao', '+91 98765 00012', 'Fresher'],
      ['meena@people.example', 'Meena', 'Joshi', '98765 00013', 'Junior'],
      ['meena@people.example', 'Meena', 'Joshi', '98765 00013', 'Fresher'],
      ['vivek@people.example', 'Vivek', 'Nair', '98765 00014', 'Experienced'],
    ];
    const text = lines.map((cells) => cells.join(';')).join('\r\n');
    await press(admin.page, 'Bulk Import');
    await preview({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    const dialog = admin.page.getByRole('dialog');
    await reads(dialog, '5 rows, 4 rows with errors');
    await waitForFocus(dialog.getByRole('textbox', { name: 'Contact in row 2' }));
    expect(await seriousFaults(admin.page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Contact in row 2' }).fill('98765 00011');
    await dialog.getByRole('textbox', { name: 'Email in row 3' }).fill('kiran@people.example');
    await dialog.getByRole('combobox', { name: 'Experience in row 4' }).selectOption('Fresher');
    await dialog.getByRole('textbox', { name: 'Email in row 4' }).press('Enter');
    await reads(dialog, '5 rows, 1 row with errors');
    await press(dialog, 'Leave out row 5');
    await reads(dialog, '5 rows, 1 row left out');
    expect(await seriousFaults(admin.page, '[role=dialog]')).toEqual([]);
    await press(dialog, 'Confirm Import');
    await reads(admin.page, 'Imported: 4 Failed: 0');
    await dialog.waitFor({ state: 'hidden' });
    for (const name of ['René Dsouza', 'Kiran Rao', 'Meena Joshi', 'Vivek Nair']) {
      await rowsOf(admin.page).filter({ hasText: name }).waitFor();
    }
  });

  test('of a spreadsheet shows its bad row and is not confirmed; corrected, its people are in', async () => {
    await openOffice(admin.page, 'manage-employer');
    await press(admin.page, 'Bulk Import');
    await expectRefused(
      await xlsx(employers('24ABC')),
      'GSTIN must be 15 alphanumeric characters',
      '1 row, 1 row with errors',
    );
    await expectTaken(await xlsx(employers('24ABCDE1234F1Z5')), 'Imported: 1 Failed: 0');
    await rowsOf(admin.page).filter({ hasText: 'Anand Mills' }).waitFor();
  });

  test('invites by mail: the first invitation is replaced by one that is sent again, and its link sets a password', async () => {
    const earlier = await invitationTo(EMPLOYER);
    const { page } = admin;
    await press(page, 'View Anand Iyer');
    await press(page.getByRole('dialog'), 'Resend Invitation');
    await reads(page, 'Invitation sent. The link is valid for 72 hours, and earlier links no longer work.');
    await expect.poll(() => invitationTo(EMPLOYER)).not.toBe(earlier);
    await choosesPassword(EMPLOYER, '/job-alert/employer/login');
    await choosesPassword(CANDIDATE, '/job-alert/candidate/login');
  });

  test('stands in the audit trail with who did it, and so does the invitation', async () => {
    const office = /[A-Z]\w+ \w+\s+Admin/;
    expect(await auditLine(admin.page, 'action=IMPORT&subject=COMPANY')).toMatch(office);
    expect(await auditLine(admin.page, 'action=IMPORT&subject=CANDIDATE')).toMatch(office);
    expect(await auditLine(admin.page, 'action=INVITE')).toMatch(office);
  });

  test('shows nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });

  async function preview(file: ChosenFile): Promise<void> {
    await admin.page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await press(admin.page.getByRole('dialog'), 'Preview');
    await admin.page.getByRole('dialog', { name: 'Import Preview' }).waitFor();
  }

  async function expectRefused(file: ChosenFile, fault: string, count: string): Promise<void> {
    await preview(file);
    const dialog = admin.page.getByRole('dialog');
    await reads(dialog, fault);
    await reads(dialog, count);
    expect(await dialog.getByRole('button', { name: 'Confirm Import' }).isDisabled()).toBe(true);
    await press(dialog, 'Choose another file');
  }

  async function expectTaken(file: ChosenFile, result: string): Promise<void> {
    await preview(file);
    await press(admin.page.getByRole('dialog'), 'Confirm Import');
    await reads(admin.page, result);
    // While it fades out, the people stand in the preview and in the list.
    await admin.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  const invitationTo = (email: string) => mailedPath(portal, email, /\/reset-password\/[\w-]+(?:\?[\w=]+)?/);

  async function choosesPassword(email: string, loginPath: string): Promise<void> {
    const { page, context, complaints } = await newPerson(browser, portal.url, 390);
    await openPage(page, await invitationTo(email));
    await fill(page, 'New Password', PASSWORD);
    await fill(page, 'Confirm Password', PASSWORD);
    // Invited people have not agreed to the privacy notice at a sign-up.
    await page.getByRole('checkbox').check();
    await page.locator('form button[type=submit]').click();
    await reads(page, 'Redirecting to login...');
    await logIn(page, loginPath, { email, password: PASSWORD });
    expect(complaints).toEqual([]);
    await context.close();
  }
});
