import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../web/src/config/paths.ts';
import { problemsOf } from './support/axe.ts';
import { newPerson, takeScreenshot } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { press, reads } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { boxOf, measure, settled } from './support/settled.ts';
import { openSharedStage, openStage, type Stage } from './support/stage.ts';

const PHONE = { width: 360, height: 640 };
const FILE_NAMES = [
  'Resume final copy (2)(1).docx',
  'Curriculum_Vitae_Patel_Krupaben_Rameshbhai_Accountant_Tally_GST_2026_final_updated.docx',
];

describe('a phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('phones');
    for (const { page } of Object.values(stage.people)) await page.setViewportSize(PHONE);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const visitor = () => newPerson(stage.browser, stage.portal.url, PHONE.width, { viewport: PHONE });

  test.each(FILE_NAMES)('shows the whole sign-up with the resume %s', async (name) => {
    const { page, context } = await visitor();
    await openPage(page, paths.candidate.signUp);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) });
    await reads(page, name);
    expect(await problemsOf(page)).toEqual([]);
    const field = await boxOf(page.locator('.mantine-FileInput-input'));
    const text = await boxOf(page.locator('.mantine-FileInput-input').getByText(name));
    expect(text.y).toBeGreaterThanOrEqual(field.y);
    expect(text.y + text.height).toBeLessThanOrEqual(field.y + field.height);
    const experienced = page.locator('label').filter({ hasText: 'Experienced' });
    expect(await measure(experienced, ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await takeScreenshot(page, 'phone-sign-up');
    await context.close();
  });

  test('shows the tabs and the heading of the next step of the profile', async () => {
    const { page } = stage.people.candidate;
    await openPage(page, paths.candidate.profile);
    await press(page, 'Next');
    const heading = page.getByRole('heading', { name: 'Experience and Resume' });
    await heading.and(page.locator(':focus')).waitFor();
    expect((await boxOf(page.getByRole('tablist'))).y).toBeGreaterThan(68);
    expect((await boxOf(heading)).y).toBeLessThan(PHONE.height / 2);
  });

  test('shows the resume of an applicant near the top, and Next while the drawer scrolls', async () => {
    const { page } = stage.people.employer;
    await openPage(page, paths.employer.applicants);
    await page.getByRole('button', { name: 'Pooja Sharma', exact: true }).click();
    const drawer = page.getByRole('dialog');
    const resume = drawer.getByTitle('Resume of Pooja Sharma');
    expect((await boxOf(drawer.getByRole('link', { name: /resume/i }).first())).y).toBeLessThan(PHONE.height / 2);
    expect(await boxOf(resume)).toMatchObject({ x: 24, height: 420 });
    await drawer.getByRole('heading', { name: 'Address Information' }).scrollIntoViewIfNeeded();
    expect((await boxOf(drawer.getByRole('button', { name: 'Next' }))).y).toBeLessThan(PHONE.height / 4);
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await takeScreenshot(page, 'phone-applicant');
  });

  test('shows a short bar without Save after the application', async () => {
    const { page } = stage.people.candidate;
    await openPage(page, `${paths.openings}?title=Graphic%20Designer`);
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.locator('button[aria-disabled=false]', { hasText: /^Apply$/ }).click();
    await reads(page, 'Application submitted successfully!');
    const bar = page.getByRole('main').getByRole('link', { name: 'My Applications' }).locator('xpath=../..');
    expect((await boxOf(bar)).height).toBeLessThan(PHONE.height * 0.27);
    expect(await bar.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'phone-applied');
  });

  test('keeps the main button of a long dialog in view and full width', async () => {
    const { page } = stage.people.employer;
    await openPage(page, paths.employer.myJobs);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'View' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    const { y, width, height } = await boxOf(close);
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
    expect(width).toBeGreaterThan(PHONE.width * 0.7);
    // No text of the body appears below the buttons.
    const [whole, actions] = [
      await boxOf(page.getByRole('dialog')),
      await boxOf(page.locator('[data-dialog-actions]')),
    ];
    expect(Math.abs(actions.y + actions.height - whole.y - whole.height)).toBeLessThanOrEqual(1);
    await takeScreenshot(page, 'phone-dialog');
  });

  test('has a solid header over a scrolled page before its code has loaded', async () => {
    const { page, context } = await visitor();
    await page.route(/\.js$/, () => undefined);
    await page.goto(paths.openings, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bar = page.getByRole('banner');
    const opacity = () => measure(bar, (element) => getComputedStyle(element, '::before').opacity);
    expect(await opacity()).toBe('0');
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(opacity).toBe('1');
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    await context.close();
  });
});

describe('text of twice the size', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('large_text', {});
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  async function enlarged(page: Page, path: string): Promise<string[]> {
    await openPage(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const problems: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      problems.push(...(await problemsOf(page)).map((problem) => `at ${width} px: ${problem}`));
      await takeScreenshot(page, `large-text-${width}`);
    }
    return problems;
  }

  test.each([paths.home, paths.openings])('is shown in full at %s', async (path) => {
    const { page, context } = await newPerson(stage.browser, stage.portal.url);
    expect(await enlarged(page, path)).toEqual([]);
    await context.close();
  });

  test('is shown in full in the Job Explorer', async () => {
    expect(await enlarged(stage.people.candidate.page, paths.candidate.jobs)).toEqual([]);
  });
});
