import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Person } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { tabTo } from './support/keyboard.ts';
import { decide, demoAdmin, openOffice, rowsOf } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

describe('an administrator without a mouse', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('keyboard', { demo: true });
    browser = await openBrowser();
    admin = await demoAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'keyboard', portal, { admin }));

  test('sorts the applications by a header and selects the page with the space bar', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-application');
    await rowsOf(page).first().waitFor();
    // What lies before the list: the bar, the sidebar and the search.
    await page.getByRole('button', { name: 'Search', exact: true }).focus();
    await tabTo(page, 'checkbox', 'Select all rows');
    await tabTo(page, 'button', 'Applied Date');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/manage-application?sort=oldest');
    await page
      .getByRole('columnheader', { name: 'Applied Date' })
      .and(page.locator('[aria-sort="ascending"]'))
      .waitFor();
    await waitForFocus(page.getByRole('button', { name: 'Applied Date' }));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByText('25 selected').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('25 selected').waitFor({ state: 'detached' });
  });

  test("opens a row's menu, views its details and is back at the menu when they are closed", async () => {
    const { page } = admin;
    await tabTo(page, 'button', /^More about /);
    const menu = page.locator(':focus');
    const name = await menu.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await waitForFocus(page.getByRole('menuitem').first());
    await page.keyboard.press('ArrowDown');
    await waitForFocus(page.getByRole('menuitem').nth(1));
    await page.keyboard.press('Home');
    await waitForFocus(page.getByRole('menuitem').first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await waitForFocus(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(page.getByRole('button', { name: String(name), exact: true }));
  });

  test('goes down a list by its letters and decides the row that has the focus, then stands on the next', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-jobs-listing?status=pending');
    await rowsOf(page).nth(1).waitFor();
    const titleOf = async (row: number) =>
      (
        await rowsOf(page)
          .nth(row)
          .getByRole('button', { name: /^Approve / })
          .getAttribute('aria-label')
      )?.replace('Approve ', '');
    const [first, second] = [await titleOf(0), await titleOf(1)];
    const focusedRow = page.locator('[data-row-key]:focus-within');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await waitForFocus(rowsOf(page).first().locator('[data-row-act=open]'));
    await page.keyboard.press('a');
    const question = page.getByRole('dialog');
    await question.getByText(String(first)).first().waitFor();
    await tabTo(page, 'button', 'Approve', question);
    await page.keyboard.press('Enter');
    await reads(page, / was approved\.$/);
    await focusedRow.getByRole('button', { name: `Approve ${second}`, exact: true }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByText(String(second)).first().waitFor();
    await page.keyboard.press('Escape');
    await waitForFocus(page.getByRole('button', { name: `Reject ${second}`, exact: true }));
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys of the list' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('comes from the audit trail to the record, and closing its information forgets it', async () => {
    const { page } = admin;
    await openOffice(page, 'manage-jobs-listing?status=pending');
    await rowsOf(page).first().waitFor();
    await decide(page, rowsOf(page).first(), 'Approve');
    await reads(page, / was approved\.$/);
    await openOffice(page, 'audit-trail?action=APPROVE&subject=JOB');
    await rowsOf(page).first().waitFor();
    const link = rowsOf(page).getByRole('link').first();
    const title = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Job Information' });
    await dialog.getByText(title, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/manage-jobs-listing$/);
  });

  test('saw no error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
