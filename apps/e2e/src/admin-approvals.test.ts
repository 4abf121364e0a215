import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Person, picture, WITH_MOTION } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { auditLine, decide, demoAdmin, openOffice, rowsOf, secondAdmin } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';
import { boxOf } from './support/still.ts';

describe('what waits for an administrator', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    portal = await startPortal('approvals', { demo: true });
    browser = await openBrowser();
    [first, second] = await Promise.all([demoAdmin(browser, portal, WITH_MOTION), secondAdmin(browser, portal)]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'approvals', portal, { first, second }));

  test.each([
    ['Employers', 'manage-employer?status=Pending', 'Manage Employer', / was approved\.$/],
    ['Jobs', 'manage-jobs-listing?status=pending', 'Manage Job Listing', / was approved\.$/],
    ['Applications', 'manage-application?status=Pending', 'Manage Applications', /: approved\.$/],
  ])('%s are approved from their card, and the card counts one less', async (kind, list, title, said) => {
    const { page } = first;
    await openOffice(page, 'pending-approval');
    const waiting = await waitingOf(page, kind);
    expect(waiting).toBeGreaterThan(0);
    await page.getByRole('link', { name: `Pending ${kind}` }).click();
    await page.waitForURL(`**/job-alert/admin/${list}`);
    // The address changes first: until the list is there, the rows of the queue stand.
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(Math.min(waiting, 25));
    const { y } = await boxOf(page.getByRole('table'));
    await decide(page, rowsOf(page).first(), 'Approve');
    await reads(page, said);
    // The message lies over the page, and the next row can be decided at once.
    await expect.poll(() => rowsOf(page).count()).toBe(Math.min(waiting - 1, 25));
    await waitForFocus(
      rowsOf(page)
        .first()
        .getByRole('button', { name: /^Approve / }),
    );
    expect((await boxOf(page.getByRole('table'))).y).toBe(y);
    await openOffice(page, 'pending-approval');
    await expect.poll(() => waitingOf(page, kind)).toBe(waiting - 1);
  });

  test('who decides too late reads who was first, and sees the decision', async () => {
    for (const { page } of [first, second]) {
      await openOffice(page, 'manage-jobs-listing?status=pending');
      await rowsOf(page).first().waitFor();
    }
    const title = await rowsOf(first.page).first().locator('strong').innerText();
    const row = (page: Page) => rowsOf(page).filter({ hasText: title });
    await decide(first.page, row(first.page), 'Reject');
    await reads(first.page, `${title} was rejected.`);
    await decide(second.page, row(second.page), 'Approve');
    const conflict = second.page.getByRole('alert');
    await conflict.waitFor();
    await expect
      .poll(() => conflict.innerText())
      .toMatch(/^This job was already rejected by Meera Desai on \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/);
    // The list that it stood in is of what waits, so it has left.
    await expect.poll(() => row(second.page).count()).toBe(0);
    await picture(second.page, 'admin-conflict');
  });

  test('the audit trail names who decided', async () => {
    const { page } = second;
    expect(await auditLine(page, 'action=REJECT&subject=JOB')).toMatch(/Meera Desai[\s\S]*Reject\s+\S.*\s+Job \d+/);
    for (const [subject, record] of Object.entries({ COMPANY: 'Company', JOB: 'Job', APPLICATION: 'Application' })) {
      const line = await auditLine(page, `action=APPROVE&subject=${subject}`);
      expect(line).toMatch(new RegExp(`Meera Desai[\\s\\S]*Approve\\s+\\S.*\\s+${record} \\d+`));
    }
  });

  test('nobody saw an error but the refused one', () => {
    expect(silentFaults(portal, { first, second })).toEqual([]);
  });

  /** How many of a kind wait, as their card says. */
  async function waitingOf(page: Page, kind: string): Promise<number> {
    const card = page.getByRole('listitem').filter({ hasText: `Pending ${kind}` });
    const count = card.getByText(/^[\d,]+$/);
    return Number((await count.innerText()).replaceAll(',', ''));
  }
});
