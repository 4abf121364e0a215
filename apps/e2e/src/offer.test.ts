import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, formatDate, todayInIndia } from '@job-alert/domain/calendar';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, type Person, picture, WITH_MOTION } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { DEMO } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';
import { boxOf } from './support/still.ts';

const JOB = 'Weaving Shed Supervisor';
const CANDIDATE = 'Kiran Patel';
const today = todayInIndia(new Date());
/** The demo's shortlisted application of this candidate to this job; an earlier one was turned down. */
const APPLIED_ON = formatDate(addDays(today, -20));
const JOINING = addDays(today, 40);
/** Another application to the same employer; an interview is planned. */
const WITHDRAWN = 'Production Planner';
const LATER = addDays(today, 60);

describe('from shortlisted to an offer that the candidate can open', () => {
  inOrder();
  let stage: Stage;
  let employer: Person;
  let admin: Person;
  let candidate: Person;
  let folder: string;

  beforeAll(async () => {
    stage = await openStage('offer', { candidate: 390 }, { ...WITH_MOTION, showsPdf: true });
    ({ employer, admin, candidate } = stage.people);
    folder = mkdtempSync(join(tmpdir(), 'job-alert-offer-'));
    writeFileSync(join(folder, 'offer.pdf'), A_PDF);
  });
  afterAll(async () => {
    await stage?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach((context) => stage.explain(context));

  test('the employer schedules an interview from the applicants', async () => {
    const { page } = employer;
    const row = await applicantRow();
    await row.getByRole('combobox', { name: `Status of ${CANDIDATE}` }).selectOption('Interview Scheduled');
    await page.waitForURL('**/job-alert/employer/schedule-interview**');
    await page.getByRole('radio', { name: 'Online' }).check();
    await fill(page, 'Date', formatDate(addDays(today, 9)));
    await page.getByLabel('Time').fill('16:45');
    await fill(page, 'Location / Link', 'https://meet.example.com/weaving');
    await press(page, 'Schedule');
    await reads(page, 'Interview scheduled and admin notified.');
    await picture(page, 'offer-interview');
  });

  test('the candidate sees the interview once the administrator has approved it', async () => {
    await approve('interview_schedule');
    const { page } = candidate;
    await page.goto('/job-alert/candidate/application-management');
    const card = applicationCard();
    await reads(card, 'Interview Scheduled');
    await reads(card, /16:45/);
    await card.getByRole('link', { name: /meet\.example\.com/ }).waitFor();
  });

  test('the employer selects the candidate with feedback, an offer letter and a date of joining', async () => {
    const { page } = employer;
    const row = await applicantRow();
    await row.getByRole('combobox', { name: `Status of ${CANDIDATE}` }).selectOption('Selected');
    await row.getByRole('textbox', { name: `Feedback for ${CANDIDATE}` }).fill('You led the floor well.');
    await row.locator('input[type=file]').setInputFiles(join(folder, 'offer.pdf'));
    await row.getByRole('textbox', { name: `Date of joining of ${CANDIDATE}` }).fill(formatDate(JOINING));
    await staysInSight(row);
    await row.getByRole('button', { name: 'Submit' }).click();
    await reads(page, 'Application submitted successfully!');
    await picture(page, 'offer-selected');
  });

  test('the candidate sees and opens the offer once the administrator has approved it', async () => {
    await approve('selected');
    const { page } = candidate;
    await page.goto('/job-alert/candidate/application-management');
    const card = applicationCard();
    await reads(card, 'Selected');
    await reads(card, formatDate(JOINING));
    await picture(page, 'offer-candidate');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Download offer.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('offer.pdf');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: 'offer.pdf', exact: true }).click(),
    ]);
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf');
    await tab.close();
  });

  test('the candidate declines with a reason, which the employer and the administrator read', async () => {
    const card = applicationCard();
    await card.getByRole('button', { name: 'Decline' }).click();
    const dialog = candidate.page.getByRole('dialog', { name: 'Decline this offer?' });
    await dialog.getByRole('radio', { name: 'The pay does not fit' }).check();
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('Rent in Surat is high.');
    expect(await seriousFaults(candidate.page)).toEqual([]);
    await press(dialog, 'Decline the Offer');
    await reads(card, 'Offer declined');
    await reads(await applicantRow(), /Offer declined.*The pay does not fit.*Rent in Surat is high/s);
    await admin.page.goto('/job-alert/admin/manage-application?status=selected');
    await reads(managedRow(), 'Offer declined');
  });

  test('a better offer is accepted by the link of its mail, without a login', async () => {
    const row = await applicantRow();
    await row.getByRole('textbox', { name: `Date of joining of ${CANDIDATE}` }).fill(formatDate(LATER));
    await row.getByRole('button', { name: 'Submit' }).click();
    await reads(employer.page, 'Application submitted successfully!');
    await approve('selected again');
    const link = await mailedPath(stage.portal, DEMO.candidate.email, /\/job-alert\/offer\?token=[\w-]+/);
    const visitor = await newPerson(stage.browser, stage.portal.url, 390, WITH_MOTION);
    await visitor.page.goto(link);
    await reads(visitor.page, formatDate(LATER));
    expect(await seriousFaults(visitor.page)).toEqual([]);
    await picture(visitor.page, 'offer-by-link');
    await press(visitor.page, 'Accept');
    await press(visitor.page.getByRole('dialog'), 'Accept the Offer');
    await reads(visitor.page, 'Offer accepted');
    expect(visitor.complaints).toEqual([]);
    await reads(await applicantRow(), 'Offer accepted');
  });

  test('an application is withdrawn, and the employer and the administrator see it', async () => {
    const { page } = candidate;
    await page.goto('/job-alert/candidate/application-management');
    await page.getByRole('button', { name: `Withdraw: ${WITHDRAWN}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
    await dialog.getByRole('radio', { name: 'Found another job' }).check();
    expect(await seriousFaults(page)).toEqual([]);
    await press(dialog, 'Withdraw');
    const card = page.getByRole('listitem').filter({ hasText: WITHDRAWN });
    await reads(card, 'Withdrawn');
    await page.reload();
    await reads(card, 'Cancelled interview: Next Round');
    await picture(page, 'withdrawn');
    for (const [who, list] of [
      [employer, '/job-alert/employer/applicants'],
      [admin, '/job-alert/admin/manage-application?search=Production%20Planner'],
    ] as const) {
      await who.page.goto(list);
      const row = who.page.getByRole('row').filter({ hasText: CANDIDATE }).filter({ hasText: WITHDRAWN });
      await reads(row, /Withdrawn.*Found another job/s);
    }
  });

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));

  /** On small notebooks the widest row still ends inside the page. */
  async function staysInSight(row: Locator): Promise<void> {
    const wide = employer.page.viewportSize() ?? { width: 1440, height: 900 };
    for (const width of [1280, 1024]) {
      await employer.page.setViewportSize({ ...wide, width });
      for (const control of [
        row.getByRole('textbox', { name: /^Date of joining/ }),
        row.getByRole('button', { name: 'Submit' }),
      ]) {
        const { x, width: own } = await boxOf(control);
        expect(x + own).toBeLessThan(width);
      }
    }
    await employer.page.setViewportSize(wide);
  }

  async function applicantRow(): Promise<Locator> {
    const { page } = employer;
    await page.goto('/job-alert/employer/applicants');
    const row = page
      .getByRole('row')
      .filter({ hasText: CANDIDATE })
      .filter({ hasText: APPLIED_ON })
      .filter({ hasText: JOB });
    await row.waitFor();
    return row;
  }

  function applicationCard(): Locator {
    const list = candidate.page.getByRole('list', { name: 'Applications' });
    return list.getByRole('listitem').filter({ hasText: JOB }).filter({ hasText: APPLIED_ON });
  }

  const managedRow = (): Locator =>
    admin.page.getByRole('row').filter({ hasText: CANDIDATE }).filter({ hasText: JOB }).first();

  /** The administrator approves the candidate's waiting proposal of this status. */
  async function approve(status: string): Promise<void> {
    const { page } = admin;
    await page.goto('/job-alert/admin/manage-application?status=Pending');
    const row = page.getByRole('row').filter({ hasText: CANDIDATE }).filter({ hasText: JOB });
    await row.getByRole('button', { name: /^Approve/ }).click();
    await press(page.getByRole('dialog'), 'Approve');
    await row.waitFor({ state: 'detached' }).catch(() => {
      throw new Error(`The proposal of ${status} still waits.`);
    });
  }
});
