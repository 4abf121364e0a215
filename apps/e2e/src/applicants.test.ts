import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { takeScreenshot } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

const APPLICANTS = '/job-alert/employer/applicants';
const SUBMITTED = 'Application submitted successfully!';

describe('the applicants of an employer', () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openSharedStage('applicants', { employer: 1280 }, { showsPdf: IS_RELEASE });
    page = stage.people.employer.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const column = (step: string) => page.getByRole('region', { name: new RegExp(`^${step}: `) });
  const card = (name: string, step: string) => column(step).getByRole('listitem').filter({ hasText: name });
  const drawer = (name: string) => page.getByRole('dialog', { name, exact: true });
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

  test('can be moved to a status with the keyboard next to the resume, and the focus returns to the card', async () => {
    await page.goto(`${APPLICANTS}?view=pipeline`);
    await card('Manoj Yadav', 'Applied').getByRole('button', { name: 'Move to…' }).press('Enter');
    await page.getByRole('menu').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Shortlisted', exact: true }).press('Enter');
    const dialog = drawer('Manoj Yadav');
    await dialog.getByRole('radio', { name: 'Shortlisted', exact: true, checked: true }).waitFor();
    await dialog.getByTitle('Resume of Manoj Yadav').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    // The drawer goes on to the next applicant.
    await dialog.waitFor({ state: 'detached' });
    await reads(page.getByRole('dialog'), SUBMITTED);
    await press(page.getByRole('dialog'), 'Previous');
    await reads(dialog, 'Waiting for approval: Shortlisted');
    await reads(dialog.getByRole('list', { name: 'History' }), /proposed Shortlisted/);
    await takeScreenshot(page, 'applicant-drawer');
    for (const width of [1440, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, ...(await problemsOf(page))]).toEqual([width]);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const moved = card('Manoj Yadav', 'Shortlisted');
    await reads(moved, 'Waiting for approval');
    await waitForFocus(moved);
  });

  test('can be dragged to another column, but not to a status that cannot follow', async () => {
    // The message of the proposal lies over the board.
    await page.getByText(SUBMITTED).waitFor({ state: 'detached' });
    const selected = card('Mohammed Shaikh', 'Selected');
    await carry(selected, column('Shortlisted'));
    await reads(column('Shortlisted'), 'An application cannot go back to an earlier status.');
    await takeScreenshot(page, 'applicant-dragged');
    await page.mouse.up();
    await column('Shortlisted').getByText('An application cannot go back').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await carry(card('Bhaskar Das', 'Applied'), column('Rejected'));
    await page.mouse.up();
    const dialog = drawer('Bhaskar Das');
    await dialog.getByRole('radio', { name: 'Rejected', exact: true, checked: true }).waitFor();
    await dialog.getByLabel('Feedback').fill('Thank you for your time.');
    await press(dialog, 'Submit');
    await reads(page.getByRole('dialog'), SUBMITTED);
    await press(page.getByRole('dialog'), 'Close');
    await reads(card('Bhaskar Das', 'Rejected'), 'Waiting for approval');
  });

  test('keep the table layout when a row shows its fields, and fit at every width', async () => {
    await page.goto(APPLICANTS);
    await rowOf('Sneha Iyer').waitFor();
    const cells = page.getByRole('table', { name: 'Applicants' }).locator('td');
    const places = () =>
      cells.evaluateAll((all) =>
        all.map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const status = rowOf('Sneha Iyer').getByRole('combobox', { name: 'Status of Sneha Iyer' });
    const atFirst = new Map<number, string[]>();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      atFirst.set(width, await places());
    }
    for (const step of ['Selected', 'Rejected']) {
      await status.selectOption(step);
      await page.getByRole('textbox', { name: 'Feedback for Sneha Iyer' }).waitFor();
      for (const [width, before] of atFirst) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, step, await places()]).toEqual([width, step, before]);
        await takeScreenshot(page, `applicants-${step}-${width}`);
      }
    }
    const frame = page.getByRole('table', { name: 'Applicants' }).locator('..');
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, ...(await problemsOf(page))]).toEqual([width]);
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });

  test('can be selected together for one proposed status, in an accessible dialog', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(APPLICANTS);
    for (const name of ['Pooja Sharma', 'Mohammed Shaikh']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    await press(page, 'Propose for Selected (2)');
    const question = page.getByRole('dialog', { name: 'Propose a step for 2 applicants' });
    await question.getByRole('radio', { name: 'Shortlisted' }).check();
    await reads(question, /^Left out: .*Mohammed Shaikh/);
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  });

  test('keep a long name inside its board column at every width', async () => {
    await page.goto(`${APPLICANTS}?view=pipeline`);
    const name = page.getByRole('button', { name: 'Sneha Iyer', exact: true });
    await name.evaluate((element) => (element.textContent = 'Venkatanarasimharajuvaripeta'.repeat(2)));
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, ...(await problemsOf(page))]).toEqual([width]);
      expect([width, ...(await outsideTheirColumn())]).toEqual([width]);
      await takeScreenshot(page, `applicants-board-${width}`);
    }
  });

  test('cause no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));

  /** Returns the texts of cards, badges and counts that overflow their column. */
  const outsideTheirColumn = () =>
    page.getByRole('region', { name: /: \d+$/ }).evaluateAll((columns) =>
      columns.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [...one.querySelectorAll('li, li button, h2 > span')].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const places = [part.getBoundingClientRect(), range.getBoundingClientRect()];
          return places.some((place) => place.left < left || place.right > right) ? [part.textContent] : [];
        });
      }),
    );

  /** Drags a card over a column and holds it there. */
  async function carry(from: Locator, to: Locator): Promise<void> {
    await from.getByText('Applied on').hover();
    await page.mouse.down();
    // The browser starts a drag with the second movement.
    await to.getByRole('heading').hover();
    await to.getByRole('heading').hover();
  }
});
