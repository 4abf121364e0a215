import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Person, picture } from './support/browser.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { auditLine, demoAdmin, openOffice, rowsOf } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';
import { settled } from './support/still.ts';

describe('several records at once', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('deletion', { demo: true });
    browser = await openBrowser();
    admin = await demoAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'deletion', portal, { admin }));

  test('are exported as they are narrowed', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-jobs-listing?status=approved');
    const total = page.getByText(/^\d+ jobs?$/);
    const before = await total.innerText();
    await page.getByRole('searchbox', { name: 'Title or company name' }).fill('executive');
    await press(page, 'Search');
    // The address changes before the list does.
    await total.and(page.getByText(before, { exact: true })).waitFor({ state: 'detached' });
    await settled(page);
    const [count = ''] = /\d+/.exec(await total.innerText()) ?? [];
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    expect(download.suggestedFilename()).toBe('jobs.csv');
    const [header, ...lines] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(header?.replace('\uFEFF', '')).toMatch(/^ID,Job Title,/);
    expect(lines).toHaveLength(Number(count));
    expect(lines.filter((line) => !/executive/i.test(line) || !/approved/i.test(line))).toEqual([]);
  });

  test('are deleted with what goes with them, which the question says before', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-employer?status=Approved');
    const rows = rowsOf(page);
    await rows.first().waitFor();
    const before = await rows.count();
    const names = await Promise.all([1, 2].map((index) => rows.nth(index).locator('strong').innerText()));
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await press(page, 'Delete Selected (2)');
    const question = page.getByRole('dialog', { name: 'Delete 2 employers?' });
    await reads(question, 'This will also be deleted:');
    await reads(question, '2 companies');
    await reads(question, /^[\d,]+ jobs?$/);
    await reads(question, 'This cannot be undone.');
    await picture(page, 'admin-delete-question');
    await press(question, 'Delete');
    await reads(page, 'Employers deleted successfully.');
    await expect.poll(() => rows.count()).toBe(before - 2);
    for (const name of names) await expect.poll(() => rows.filter({ hasText: name }).count()).toBe(0);
  });

  test('stand in the audit trail with who deleted and exported them', async () => {
    const { page } = admin;
    expect(await auditLine(page, 'action=DELETE&subject=USER')).toMatch(/Meera Desai[\s\S]*Delete\s+User \d+/);
    expect(await auditLine(page, 'action=EXPORT')).toMatch(
      /Meera Desai[\s\S]*Export\s+List jobs\s+Filters: search, status/,
    );
  });

  test('show nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
