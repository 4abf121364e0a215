import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { inOrder } from './support/in-order.ts';
import { ADMIN } from './support/built-api.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { openerOf, openQueue, readReview, requestsOf, reviewOf } from './support/queue.ts';
import { demoAdmin } from './support/office.ts';
import { waitForFocus } from './support/focus.ts';
import { fill, press } from './support/form.ts';
import { ask, DEMO, signIn } from './support/session.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

/** More than a page of the queue has. */
const REQUESTS = 30;
const PAGE = 25;
const THREE_MINUTES = 180_000;

const POST = 'mutation ($input: PostJobInput!) { postJob(input: $input) { job { id } } }';
const JOB = {
  description: 'Leads ten embroiderers.',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  openings: 1,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  salaryMin: 300_000,
  salaryMax: 420_000,
  minExperience: 2,
  maxExperience: 5,
  minimumQualification: 'Diploma',
  preferredSkills: 'Zari',
};

describe('the queue by keyboard alone', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    portal = await startPortal('queue_keys', { demo: true });
    browser = await openBrowser();
    admin = await demoAdmin(browser, portal);
    // With these, two pages wait.
    const { token } = await signIn(portal.url, DEMO.employer);
    const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    for (let number = 1; number <= 12; number += 1) {
      const input = { ...JOB, title: `Zari Supervisor ${'I'.repeat(number)}`, deadline };
      await ask(portal.url, POST, { input }, token);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'queue_keys', portal, { admin }));

  test('is fit for everybody, on a wide screen and on a phone', async () => {
    const { page } = admin;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await openQueue(page);
      else {
        await openerOf(requestsOf(page).nth(2)).click();
        // On a phone the review lies over the queue; until then it is the one that stood beside it.
        await page.getByRole('dialog').waitFor();
      }
      await page.getByRole('heading', { name: 'Earlier decisions' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await picture(page, `admin-queue-${width}`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('keeps every request in its place when some are selected', async () => {
    const { page } = admin;
    await openQueue(page);
    const second = requestsOf(page).nth(1);
    const top = async () => (await second.boundingBox())?.y;
    const before = await top();
    const first = requestsOf(page).first().getByRole('checkbox');
    await first.check();
    await page.getByRole('button', { name: 'Reject Selected (1)' }).waitFor();
    expect(await top()).toBe(before);
    await first.uncheck();
    expect(await top()).toBe(before);
  });

  test('decides thirty requests of all kinds across two pages in less than three minutes', async () => {
    const { page } = admin;
    await openQueue(page);
    const requests = requestsOf(page);
    const kinds = new Set<string>();
    let keys = 0;
    const start = performance.now();
    for (let index = 0; index < REQUESTS; index += 1) {
      await readReview(page);
      // The second page comes by itself, and takes the place of the first one.
      const at = index % PAGE;
      const asked = await openerOf(requests.nth(at)).innerText();
      kinds.add(/New company|New job|Changed job/.exec(asked)?.[0] ?? 'Step');
      const approves = index % 4 !== 3;
      for (const key of approves ? ['a'] : ['r', '1', 'Enter']) {
        await page.keyboard.press(key);
        keys += 1;
      }
      const isLast = at === PAGE - 1;
      const decided = requests.nth(at).getByText(approves ? 'Approved' : 'Rejected', { exact: true });
      if (!isLast) await decided.waitFor();
      else await page.getByRole('button', { name: 'Undo: the last decision' }).waitFor();
      // The next one is at hand; nothing has moved.
      const next = openerOf(requests.nth(isLast ? 0 : at + 1));
      await waitForFocus(next.and(page.locator('[aria-current=true]')));
    }
    const took = performance.now() - start;
    process.stdout.write(
      `${REQUESTS} requests of ${kinds.size} kinds were decided on two pages with ${keys} keys in ${(took / 1000).toFixed(1)} s.\n`,
    );
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    expect(took).toBeLessThan(THREE_MINUTES);
    await picture(page, 'admin-queue-decided');
  });

  test('decides with a reason in three strokes after the login that led to it', async () => {
    const late = await newPerson(browser, portal.url);
    const { page } = late;
    await page.goto('/job-alert/admin/pending-approval');
    await fill(page, 'Email', ADMIN.email);
    await fill(page, 'Password', ADMIN.password);
    await press(page, 'Log in');
    await page.waitForURL('**/job-alert/admin/pending-approval');
    await readReview(page);
    for (const key of ['r', '1', 'Enter']) await page.keyboard.press(key);
    await requestsOf(page).first().getByText('Rejected', { exact: true }).waitFor();
    await reviewOf(page).waitFor();
    expect(late.complaints).toEqual([]);
  });

  test('shows nobody an error', () => {
    expect(silentFaults(portal, { admin })).toEqual([]);
  });
});
